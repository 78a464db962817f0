/** The web server: who is let in, the files of the page, and one WebSocket for each page. */
package dev.dynamis.studio.internal.web;
