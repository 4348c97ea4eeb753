import { tone } from "./colour.ts";
import { circle, shape, stroke, together } from "./svg.ts";

type Plumage = { ink: string; plume: string };

const skin = "#e3b9a0";
const plumages: Record<"cock" | "hen", Plumage> = {
  cock: { ink: "#1d2530", plume: "#fffaf0" },
  hen: { ink: "#8d7767", plume: "#cdb8a2" },
};

/** An ostrich facing right, about 270 tall, standing on the origin. */
export function ostrich(kind: "cock" | "hen") {
  const plumage = plumages[kind];
  return together(legs(), neckAndHead(), body(plumage), tail(plumage), wing(plumage));
}

const round = { strokeLinejoin: "round", strokeLinecap: "round" } as const;

const legs = () =>
  together(
    stroke("M-6-112L14-62L0-6M14-110L40-66L34-8", skin, 8, round),
    stroke("M0-4L22 0M0-4L-8 0M34-6L56-2M34-6L26 0", skin, 6, round),
    shape("M-30-118C-20-96 6-92 22-106L30-90C14-82-14-86-28-100z", tone(skin, -0.06)),
  );

const neckAndHead = () =>
  together(
    stroke("M50-150C76-160 70-196 74-224C76-240 80-248 88-252", skin, 11, round),
    stroke("M48-150C74-160 67-196 71-224C73-240 77-248 85-252", tone(skin, 0.05), 4, round),
    shape("M80-250C80-262 94-266 102-260C106-256 112-254 120-252C116-246 106-244 98-244C88-243 80-244 80-250z", skin),
    shape("M106-257C112-255 116-254 121-252C117-248 110-247 104-247z", "#d98f6c"),
    circle(95, -256, 3, "#1d2530"),
    stroke("M82-262L78-268M86-264L84-271M92-265L92-272", tone(skin, -0.2), 1.6),
  );

const body = ({ ink }: Plumage) =>
  together(
    shape("M-78-150C-70-186-20-206 26-194C54-186 66-164 56-142C44-112 4-100-30-108C-58-114-80-128-78-150z", ink),
    shape("M-20-196C10-202 44-194 54-172C30-184 4-186-20-180z", tone(ink, 0.1)),
  );

const tail = ({ plume }: Plumage) =>
  together(
    shape("M-70-160C-96-172-112-160-110-140C-108-122-92-116-76-124C-92-106-76-96-56-108C-46-116-50-150-70-160z", plume),
    shape("M-78-124C-92-106-76-96-56-108C-52-112-50-120-52-130z", tone(plume, -0.1)),
  );

const wing = ({ ink, plume }: Plumage) =>
  together(
    shape(
      "M-34-176C0-184 34-172 44-150C20-156 6-150-6-138C-12-148-22-152-36-150C-48-154-46-172-34-176z",
      tone(ink, 0.07),
    ),
    shape("M-46-150C-34-158-18-154-8-142C-2-130 4-122 20-120C0-108-26-108-40-118C-54-128-56-142-46-150z", plume),
    stroke("M-40-140C-28-134-20-126-4-118M-42-130C-32-126-24-120-14-114", tone(plume, -0.14), 1.6),
  );
