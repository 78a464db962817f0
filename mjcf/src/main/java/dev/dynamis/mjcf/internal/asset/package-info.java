/**
 * The content of assets: mesh files, convex hulls, mesh and primitive inertias, height fields and
 * textures.
 *
 * <p>Everything here works on plain inputs ({@code byte[]}, {@code float[]}, records of parameters)
 * and returns plain results; it knows neither the XML nor the compiled model. What is wrong with an
 * input is said by an {@link dev.dynamis.mjcf.internal.asset.AssetException}, to which the caller
 * adds the place.
 *
 * <pre>{@code
 * MeshData data = StlReader.read(bytes, false);
 * Mesh mesh = Mesh.of(data, MeshOptions.DEFAULT.withHull(true));
 * double mass = 1000 * mesh.volume;
 * }</pre>
 */
package dev.dynamis.mjcf.internal.asset;
