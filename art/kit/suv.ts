import { tone } from "./colour.ts";
import { shape, stroke, together } from "./svg.ts";
import { fleetLivery, type Livery, shadow, wheel } from "./vehicle-parts.ts";

const suvLivery: Livery = { ...fleetLivery, body: "#c8452f", sill: "#9c3328", trim: "#1d2733", glass: "#122c3f" };

/** A tall touring car with rails on its roof. */
export function suv(repaint: Partial<Livery> = {}) {
  const livery = { ...suvLivery, ...repaint };
  return together(
    shadow(262),
    body(livery),
    glazing(livery),
    details(livery),
    wheel(livery, { x: -158, radius: 45, spokes: 10 }),
    wheel(livery, { x: 164, radius: 45, spokes: 10 }),
  );
}

const body = ({ body, sill, trim }: Livery) =>
  together(
    shape(
      "M-254-58C-258-98-256-126-247-140C-241-148-231-152-220-154L-196-196C-189-209-177-214-160-215L26-217C56-217 76-209 96-193L148-150C192-146 228-138 243-124C255-112 259-92 259-64C259-48 256-40 248-36H-240C-249-38-252-46-254-58z",
      body,
    ),
    shape(
      "M-256-92C-130-100 120-100 257-96C259-86 259-76 259-64C259-48 256-40 248-36H-240C-249-38-252-46-254-58C-256-70-256-80-256-92z",
      sill,
    ),
    shape("M-246-122C-120-130 110-132 244-120C120-126-120-124-246-122z", "#fff", { opacity: 0.3 }),
    shape("M-254-62H259C259-46 256-38 248-34C244-30 238-28 230-28H-236C-248-30-252-44-254-62z", trim),
    shape("M-110-62H112V-54H-110z", "#fff", { opacity: 0.1 }),
  );

const glazing = ({ body, glass, gleam }: Livery) =>
  together(
    shape("M-206-152L-184-190C-179-199-173-203-162-204L26-206C50-206 66-199 84-185L124-152z", glass),
    shape("M-150-203H-116L-146-152H-196L-190-164zM-40-205H-4L-34-152H-70zM44-203L66-196L44-152H16z", gleam, {
      opacity: 0.6,
    }),
    stroke("M-112-204L-108-152M-8-205L-4-152", body, 7),
    stroke("M-210-150L-188-190C-182-203-174-208-160-209L26-211C52-211 70-203 88-189L132-150", tone(body, 0.12), 2.4),
  );

const details = ({ body, trim, lamp }: Livery) =>
  together(
    stroke("M-4-150L0-60M112-148C122-116 118-84 116-62M-112-148C-106-112-112-86-116-64", tone(body, -0.14), 1.8),
    stroke("M-164-222H18M-150-222V-214M6-222V-215", trim, 6, { strokeLinecap: "round" }),
    stroke("M-74-130H-50M40-130H64", tone(body, -0.2), 5, { strokeLinecap: "round" }),
    shape("M212-140C232-136 246-128 252-114L224-118C216-124 212-132 212-140z", lamp),
    shape("M250-104L259-100V-76L248-78z", trim),
    shape("M-255-132L-228-140L-224-116L-256-108z", "#ff6a4a"),
    shape("M96-158C110-164 122-160 122-152L118-144H98z", body),
    stroke("M-196-193C-189-205-178-210-160-211L26-213C54-213 74-206 92-191", "#fff", 2.4, { opacity: 0.55 }),
    shape("M-211-30A53 54 0 0 1-105-30zM111-30A53 54 0 0 1 217-30z", "#0b1622"),
  );
