package dev.dynamis.render.internal;

/** What is drawn, and how finely. */
public record RenderOptions(
    int samples, boolean shadows, boolean reflections, boolean sky, boolean haze, boolean fog) {}
