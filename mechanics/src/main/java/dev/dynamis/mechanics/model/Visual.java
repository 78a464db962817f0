package dev.dynamis.mechanics.model;

/**
 * Settings for showing a model; physics does not look at them.
 *
 * @since 0.1.0
 */
public final class Visual {
  /** Global parameters. */
  public final Global global = new Global();

  /** Rendering quality. */
  public final Quality quality = new Quality();

  /** The light at the camera. */
  public final Headlight headlight = new Headlight();

  /** Mappings from units of the model to what is shown. */
  public final Map map = new Map();

  /** Sizes of decorations, in mean body sizes. */
  public final Scale scale = new Scale();

  /** Colors of decorations. */
  public final Rgba rgba = new Rgba();

  /** Makes the default settings. */
  public Visual() {}

  /** Global parameters. */
  public static final class Global {
    /** Camera at the start, -1 for the free camera. */
    public int cameraid = -1;

    /** Whether the free camera is orthographic, 0 or 1. */
    public int orthographic = 0;

    /** Vertical field of view of the free camera, degrees, or length if orthographic. */
    public float fovy = 45;

    /** Distance between the eyes of the free camera, m. */
    public float ipd = 0.068f;

    /** Azimuth of the free camera at the start, degrees. */
    public float azimuth = 90;

    /** Elevation of the free camera at the start, degrees. */
    public float elevation = -45;

    /** Width of lines, pixels. */
    public float linewidth = 1;

    /** Emission added to the selected body. */
    public float glow = 0.3f;

    /** Real-time factor at the start. */
    public float realtime = 1;

    /** Width of the off-screen buffer, pixels. */
    public int offwidth = 640;

    /** Height of the off-screen buffer, pixels. */
    public int offheight = 480;

    /** Whether inertia is shown as ellipsoids rather than boxes, 0 or 1. */
    public int ellipsoidinertia = 0;

    /** Whether bounding volumes in use are shown, 0 or 1. */
    public int bvactive = 1;

    /** Makes the default settings. */
    public Global() {}
  }

  /** Rendering quality. */
  public static final class Quality {
    /** Width and height of the shadow map, pixels. */
    public int shadowsize = 4096;

    /** Samples for each pixel of the off-screen buffer. */
    public int offsamples = 4;

    /** Slices of round geoms. */
    public int numslices = 28;

    /** Stacks of round geoms. */
    public int numstacks = 16;

    /** Rectangles along each edge of a box. */
    public int numquads = 4;

    /** Makes the default settings. */
    public Quality() {}
  }

  /** The light at the camera. */
  public static final class Headlight {
    /** Ambient color. */
    public final float[] ambient = {0.1f, 0.1f, 0.1f};

    /** Diffuse color. */
    public final float[] diffuse = {0.4f, 0.4f, 0.4f};

    /** Specular color. */
    public final float[] specular = {0.5f, 0.5f, 0.5f};

    /** Whether the head light is on, 0 or 1. */
    public int active = 1;

    /** Makes the default settings. */
    public Headlight() {}
  }

  /** Mappings from units of the model to what is shown. */
  public static final class Map {
    /** Stiffness of mouse perturbation, force for each distance. */
    public float stiffness = 100;

    /** Stiffness of mouse perturbation, torque for each angle. */
    public float stiffnessrot = 500;

    /** Length shown for a unit of force. */
    public float force = 0.005f;

    /** Length shown for a unit of torque. */
    public float torque = 0.1f;

    /** Factor on opacity when bodies are shown transparent. */
    public float alpha = 0.3f;

    /** Distance at which fog begins, in model extents. */
    public float fogstart = 3;

    /** Distance at which fog is full, in model extents. */
    public float fogend = 10;

    /** Near clipping plane, in model extents. */
    public float znear = 0.01f;

    /** Far clipping plane, in model extents. */
    public float zfar = 50;

    /** Share of the sky box that haze covers. */
    public float haze = 0.3f;

    /** Reach of shadows of directional lights, in model extents. */
    public float shadowclip = 1;

    /** Reach of shadows of spot lights, in cutoff angles. */
    public float shadowscale = 0.6f;

    /** Width of a tendon's actuator, in tendon widths. */
    public float actuatortendon = 2;

    /** Makes the default settings. */
    public Map() {}
  }

  /** Sizes of decorations, in mean body sizes. */
  public static final class Scale {
    /** Width of force arrows. */
    public float forcewidth = 0.1f;

    /** Width of contacts. */
    public float contactwidth = 0.3f;

    /** Height of contacts. */
    public float contactheight = 0.1f;

    /** Width of connecting capsules. */
    public float connect = 0.2f;

    /** Radius of centers of mass. */
    public float com = 0.4f;

    /** Cameras. */
    public float camera = 0.3f;

    /** Lights. */
    public float light = 0.3f;

    /** Selection point. */
    public float selectpoint = 0.2f;

    /** Length of joints. */
    public float jointlength = 1;

    /** Width of joints. */
    public float jointwidth = 0.1f;

    /** Length of actuators. */
    public float actuatorlength = 0.7f;

    /** Width of actuators. */
    public float actuatorwidth = 0.2f;

    /** Length of frame axes. */
    public float framelength = 1;

    /** Width of frame axes. */
    public float framewidth = 0.1f;

    /** Width of constraints. */
    public float constraint = 0.1f;

    /** Width of slider-cranks. */
    public float slidercrank = 0.2f;

    /** Distance of the far plane of camera frustums. */
    public float frustum = 10;

    /** Makes the default settings. */
    public Scale() {}
  }

  /** Colors of decorations. */
  public static final class Rgba {
    /** Fog. */
    public final float[] fog = {0, 0, 0, 1};

    /** Haze. */
    public final float[] haze = {1, 1, 1, 1};

    /** External forces. */
    public final float[] force = {1, 0.5f, 0.5f, 1};

    /** Inertia boxes. */
    public final float[] inertia = {0.8f, 0.2f, 0.2f, 0.6f};

    /** Joints. */
    public final float[] joint = {0.2f, 0.6f, 0.8f, 1};

    /** Actuators. */
    public final float[] actuator = {0.2f, 0.25f, 0.2f, 1};

    /** Actuators at their negative limit. */
    public final float[] actuatornegative = {0.2f, 0.6f, 0.9f, 1};

    /** Actuators at their positive limit. */
    public final float[] actuatorpositive = {0.9f, 0.4f, 0.2f, 1};

    /** Centers of mass. */
    public final float[] com = {0.9f, 0.9f, 0.9f, 1};

    /** Cameras. */
    public final float[] camera = {0.6f, 0.9f, 0.6f, 1};

    /** Lights. */
    public final float[] light = {0.6f, 0.6f, 0.9f, 1};

    /** Selection point. */
    public final float[] selectpoint = {0.9f, 0.9f, 0.1f, 1};

    /** Connecting capsules. */
    public final float[] connect = {0.2f, 0.2f, 0.8f, 1};

    /** Contact points. */
    public final float[] contactpoint = {0.9f, 0.6f, 0.2f, 1};

    /** Contact forces. */
    public final float[] contactforce = {0.7f, 0.9f, 0.9f, 1};

    /** Contact friction forces. */
    public final float[] contactfriction = {0.9f, 0.8f, 0.4f, 1};

    /** Contact torques. */
    public final float[] contacttorque = {0.9f, 0.7f, 0.9f, 1};

    /** Contacts in their gap. */
    public final float[] contactgap = {0.5f, 0.8f, 0.9f, 1};

    /** Range finder rays. */
    public final float[] rangefinder = {1, 1, 0.1f, 1};

    /** Constraints. */
    public final float[] constraint = {0.9f, 0, 0, 1};

    /** Slider-cranks. */
    public final float[] slidercrank = {0.5f, 0.3f, 0.8f, 1};

    /** Cranks that would have to stretch. */
    public final float[] crankbroken = {0.9f, 0, 0, 1};

    /** Camera frustums. */
    public final float[] frustum = {1, 1, 0, 0.2f};

    /** Bounding volumes. */
    public final float[] bv = {0, 1, 0, 0.5f};

    /** Bounding volumes in use. */
    public final float[] bvactive = {1, 0, 0, 0.5f};

    /** Makes the default settings. */
    public Rgba() {}
  }
}
