import { circle, place, shape, stroke, together } from "./svg.ts";

type Paraglider = { x: number; y: number; scale: number; wing: string; panel: string; ink?: string };

/** A paraglider and its pilot, about 120 wide; the origin is the middle of the wing. */
export const paraglider = ({ x, y, scale, wing, panel, ink = "#24394d" }: Paraglider) =>
  place(
    x,
    y,
    scale,
    together(
      shape("M-60 12C-38-18 34-22 62 4C34-6-32-2-60 12z", wing),
      shape("M-22-8C-8-13 8-13 22-12L18-3C6-4-8-3-18 0z", panel),
      stroke("M-58 12L0 66M-28 2L0 66M28-2L2 66M60 4L2 66", ink, 1.3, { opacity: 0.7 }),
      shape("M-8 64C-2 58 10 60 14 68L30 72L28 78L10 76L-4 78z", ink),
      circle(2, 58, 6, panel),
    ),
  );
