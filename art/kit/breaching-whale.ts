import { tone } from "./colour.ts";
import { points, steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { randomFrom } from "./random.ts";
import { ellipse, shape, stroke, together } from "./svg.ts";

const ink = "#22394d";
const lit = "#45677f";
const bark = "#d3d6c4";

/** A southern right whale out of the water to its flippers, about 400 tall; the origin is the water below its middle. */
export const breachingWhale = () => together(farFlipper(), body(), callosities(), nearFlipper());

const body = () =>
  together(
    shape(
      "M-128 14C-132-70-104-182-42-262C-8-306 42-352 92-372C116-382 136-374 140-352C146-318 140-280 134-240C126-172 132-70 148 14z",
      ink,
    ),
    shape(
      "M92-372C116-382 136-374 140-352C146-318 140-280 134-240C126-172 132-70 148 14H96C84-80 84-170 98-246C106-292 106-336 92-372z",
      lit,
    ),
    shape(
      "M-128 14C-132-70-104-182-42-262C-24-286-4-308 18-328C-24-258-52-160-56-60C-58-30-56-8-54 14z",
      tone(ink, 0.05),
    ),
    shape("M-76-6C-84-66-70-120-44-156C-24-150-20-96-30-50C-36-20-54-2-76-6z", "#e9efe6"),
    stroke(
      "M-10-300C-36-220-42-150-40-96M18-324C-4-250-10-180-8-120M42-344C30-270 24-200 26-140",
      tone(ink, -0.07),
      4,
      {
        opacity: 0.6,
      },
    ),
    // The mouth: a right whale's lower lip bows upwards.
    stroke("M128-352C92-342 66-300 62-262C60-244 68-232 82-230", tone(ink, -0.1), 6, { strokeLinecap: "round" }),
    ellipse(94, -232, 6, 7, "#0f1d2a"),
    ellipse(92, -234, 2, 2.4, "#fffaf0"),
  );

/** The rough white patches on its head, by which every whale is known. */
const callosities = () =>
  together(
    shape("M98-372C112-380 130-376 134-362C128-352 112-350 102-356C94-360 92-368 98-372z", bark),
    shape("M136-334C144-330 144-312 138-304C130-308 130-328 136-334z", bark),
    shape("M104-262C114-266 122-258 120-248C112-242 102-246 100-254z", bark),
    shape("M44-352C54-360 64-362 70-356C66-346 54-340 46-344z", bark),
    stroke("M102-370L110-360M112-372L120-360M122-370L128-360M106-256L114-252", "#9aa394", 3, {
      strokeLinecap: "round",
    }),
  );

const farFlipper = () =>
  shape("M136-150C176-170 222-176 250-160C256-150 250-138 238-130C206-116 168-116 134-118z", tone(ink, -0.05));

const nearFlipper = () =>
  together(
    shape("M-70-128C-112-160-168-176-206-164C-218-156-216-140-204-130C-172-106-120-92-74-88z", lit),
    shape("M-74-88C-120-92-172-106-204-130C-210-136-213-142-213-148C-170-126-118-112-72-106z", ink),
  );

/** The water a breach throws up: a crown of spray, about 560 wide. */
export function splash(seed: number) {
  const random = randomFrom(seed);
  const jet = (reach: number) => () => {
    const x = (random() - 0.5) * 520;
    const height = (24 + random() * reach) * (1 - Math.abs(x) / 420);
    const [half, lean] = [12 + random() * 16, x * 0.3];
    const at = (across: number, up: number) => `${decimal(x + across * half + lean * up)} ${decimal(14 - height * up)}`;
    return `M${at(-1, 0)}C${at(-0.6, 0.5)} ${at(-0.4, 0.9)} ${at(0, 1)}C${at(0.5, 0.9)} ${at(0.6, 0.5)} ${at(1, 0)}z`;
  };
  const drops = steps(70).map(() => {
    const [x, up] = [(random() - 0.5) * 640, 30 + random() * 170];
    return `M${decimal(x)} ${decimal(-up * (1 - Math.abs(x) / 460))}v${decimal(4 + random() * 8)}`;
  });
  const lobes = points("-250,60 -190,84 -120,96 -40,100 50,98 130,92 200,80 250,58");
  return together(
    shape(steps(26).map(jet(150)).join(""), "#dff0f2", { opacity: 0.75 }),
    shape(steps(34).map(jet(74)).join(""), "#fffaf0"),
    ...lobes.map(([x, width]) => ellipse(x, 10, width * 0.62, width * 0.26, "#fffaf0")),
    ...lobes.map(([x, width]) => ellipse(x + 8, 20, width * 0.5, width * 0.12, "#cfe6ea")),
    stroke(drops.join(""), "#fffaf0", 4, { strokeLinecap: "round", opacity: 0.9 }),
  );
}
