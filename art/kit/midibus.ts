import { tone } from "./colour.ts";
import { shape, stroke, together } from "./svg.ts";
import { fleetLivery, type Livery, shadow, wheel } from "./vehicle-parts.ts";

/** A bus of about 22 seats: longer and taller than the shuttle, with an upright front. */
export function midibus(repaint: Partial<Livery> = {}) {
  const livery = { ...fleetLivery, ...repaint };
  return together(shadow(314), body(livery), glazing(livery), details(livery), ...wheels(livery));
}

const body = ({ body, sill, stripe, stripeLow }: Livery) =>
  together(
    shape(
      "M-306-42C-311-90-311-216-303-244C-299-257-289-262-272-263L212-267C244-267 262-257 273-234L301-166C309-154 313-138 314-112C315-86 315-60 313-44C312-34 305-28 294-28H-292C-302-28-306-33-306-42z",
      body,
    ),
    shape(
      "M-309-92H314C315-74 315-58 313-44C312-34 305-28 294-28H-292C-302-28-306-33-306-42C-308-58-309-74-309-92z",
      sill,
    ),
    shape("M-309-132L40-128C120-126 180-108 240-104L314-106V-90L238-88C176-92 118-110 38-112L-309-114z", stripe),
    shape("M-309-114L38-112C118-110 176-92 238-88L314-90V-80L236-78C174-82 116-98 36-100L-309-102z", stripeLow),
  );

const glazing = ({ body, glass, gleam }: Livery) =>
  together(
    shape("M-290-150L-288-228C-287-236-283-240-274-240L116-243V-150z", glass),
    shape("M134-243H204C222-243 232-238 240-222L262-168C265-159 262-154 254-154L134-150z", glass),
    shape("M264-236L296-164L286-160L250-240z", gleam),
    shape(
      "M-262-240H-214L-256-150H-290L-289-176zM-128-241H-100L-146-150H-174zM-20-242H34L-14-150H-66zM172-243H204L166-151H136z",
      gleam,
      { opacity: 0.55 },
    ),
    stroke("M-188-240V-150M-86-241V-150M16-242V-150", body, 6),
  );

const details = ({ body, trim, lamp, stripe }: Livery) =>
  together(
    stroke("M-86-146V-44M124-244V-44M262-150C270-120 268-84 262-62", tone(body, -0.16), 1.6),
    shape("M284-128C300-124 309-118 313-106L290-108C284-114 282-122 284-128z", lamp),
    shape("M-309-196H-301V-150H-309z", "#d8392b"),
    shape("M-309-150H-301V-138H-309z", stripe),
    shape("M298-74H315V-52H302zM238-188C254-192 262-186 262-176L259-156C250-154 240-157 238-164z", trim),
    shape("M-306-44H313C312-34 305-28 294-28H-292C-302-28-306-34-306-44z", trim),
    shape("M-250-264L-70-265L-76-276H-240zM30-266H150L144-275H38z", tone(body, -0.1)),
    stroke("M-272-259L212-263C240-263 256-254 266-236", "#fff", 3, { opacity: 0.8 }),
    shape("M-240-28A48 50 0 0 1-144-28zM158-28A48 50 0 0 1 254-28z", "#0b1622"),
  );

const wheels = (livery: Livery) => [-192, 206].map((x) => wheel(livery, { x, radius: 40, spokes: 8 }));
