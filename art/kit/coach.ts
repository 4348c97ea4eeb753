import { tone } from "./colour.ts";
import { shape, stroke, together } from "./svg.ts";
import { fleetLivery, type Livery, shadow, wheel } from "./vehicle-parts.ts";

/** A touring coach of about fifty seats. */
export function coach(repaint: Partial<Livery> = {}) {
  const livery = { ...fleetLivery, ...repaint };
  return together(
    shadow(400),
    shape(
      "M-396-40C-400-80-400-250-394-284C-392-298-384-304-370-305L340-308C366-308 378-300 384-284C396-236 400-150 400-60C400-38 394-30 384-30H-384C-392-30-396-34-396-40z",
      livery.body,
    ),
    shape(
      "M-398-110H399C400-90 400-76 400-60C400-38 394-30 384-30H-384C-392-30-396-34-396-40C-398-60-398-86-398-110z",
      livery.sill,
    ),
    shape(
      "M-398-150C-200-160 0-130 150-96C230-78 320-72 400-76V-58C300-52 210-58 130-74C-20-106-200-130-398-122z",
      livery.stripe,
    ),
    shape(
      "M-398-122C-200-130-20-106 130-74C210-58 300-52 400-58V-46C290-40 200-44 110-60C-40-88-200-110-398-104z",
      livery.stripeLow,
    ),
    shape("M-384-166V-270C-384-278-380-282-372-282H300C312-282 318-276 318-266V-166z", livery.glass),
    shape("M334-282H352C364-282 370-276 374-262C386-220 392-170 394-128L334-138z", livery.glass),
    shape(
      "M-330-282H-250L-320-166H-384V-190zM-130-282H-90L-160-166H-200zM60-282H150L80-166H-10zM250-282H290L222-166H182zM340-282H356L380-220L392-150L370-140z",
      livery.gleam,
      { opacity: 0.5 },
    ),
    stroke("M-262-282V-166M-142-282V-166M-22-282V-166M98-282V-166M218-282V-166", livery.body, 5, { opacity: 0.9 }),
    stroke("M-260-110V-44M-140-110V-44M-20-110V-44M100-110V-44M326-284V-40", tone(livery.body, -0.16), 1.6),
    shape("M374-108C388-108 396-104 399-98V-80L378-84z", livery.lamp),
    shape("M-399-190H-392V-130H-399z", "#d8392b"),
    shape("M-396-46H400C399-34 394-30 384-30H-384C-392-30-396-36-396-46z", livery.trim),
    shape("M370-296C392-300 412-288 414-262L416-226H404L402-258C400-276 388-284 372-284z", livery.trim),
    shape("M-300-306L-40-307L-48-320H-290zM80-307H230L222-318H90z", tone(livery.body, -0.1)),
    stroke("M-370-302L340-305C360-305 370-298 376-286", "#fff", 3.5, { opacity: 0.8 }),
    shape("M-301-30A49 52 0 0 1-203-30zM-201-30A49 52 0 0 1-103-30zM207-30A49 52 0 0 1 305-30z", "#0b1622"),
    wheel(livery, { x: -252, radius: 42, spokes: 8 }),
    wheel(livery, { x: -152, radius: 42, spokes: 8 }),
    wheel(livery, { x: 256, radius: 42, spokes: 8 }),
  );
}
