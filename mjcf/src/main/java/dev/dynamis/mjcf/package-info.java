/** MJCF and URDF: grammar, reader, editable spec, compiler to a model, writer. */
package dev.dynamis.mjcf;
