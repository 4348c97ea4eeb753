import { tone } from "./colour.ts";
import { circle, shape, stroke, together } from "./svg.ts";

type FlukeInks = { ink?: string; lit?: string; pale?: string };

/** A whale's tail, about 400 wide and 220 tall; the origin is the water below its middle. */
export function fluke({ ink = "#1c3349", lit = "#3f6280", pale = "#86a7b5" }: FlukeInks = {}) {
  return together(
    shape(
      "M-40 6C-32-44-22-84-18-112C-44-146-120-150-206-206C-212-212-210-218-202-218C-150-222-92-216-52-198C-28-187-10-178 0-160C10-178 28-187 52-198C92-216 150-222 202-218C210-218 212-212 206-206C120-150 44-146 18-112C22-84 32-44 40 6z",
      ink,
    ),
    shape(
      "M0-160C-10-178-28-187-52-198C-92-216-150-222-202-218C-208-218-211-214-209-210C-150-206-86-196-50-172C-28-158-8-140 0-112z",
      lit,
    ),
    shape(
      "M0-160C10-178 28-187 52-198C92-216 150-222 202-218C208-218 211-214 209-210C160-212 96-200 60-178C34-162 14-144 6-116C2-130 0-144 0-160z",
      tone(lit, -0.05),
    ),
    shape("M-18-112C-22-84-32-44-40 6H-14C-12-40-8-80-4-112z", lit, { opacity: 0.6 }),
    shape(
      "M-202-218C-150-222-92-216-52-198C-28-187-10-178 0-160C-16-172-34-182-56-190C-94-206-150-214-209-210C-211-214-208-218-202-218zM202-218C150-222 92-216 52-198C28-187 10-178 0-160C16-172 34-182 56-190C94-206 150-214 209-210C211-214 208-218 202-218z",
      pale,
      { opacity: 0.75 },
    ),
  );
}

const [plumage, pale, tail] = ["#8fa9bb", "#c3d3da", "#3c4f63"];

/** A blue crane facing right, about 200 tall, standing on the origin. */
export function crane() {
  return together(
    stroke("M4-98L10-50L6 0M-6-98L-10-48L-14 0", "#39424f", 3.4, { strokeLinejoin: "round", strokeLinecap: "round" }),
    stroke("M6 0L18 2M-14 0L-2 2", "#39424f", 3, { strokeLinecap: "round" }),
    stroke("M36-118C60-126 58-158 54-182", plumage, 10, { strokeLinecap: "round" }),
    shape("M46-182C44-200 62-206 74-196C78-190 72-182 64-180C58-176 48-176 46-182z", pale),
    shape("M72-196L94-188L72-186z", "#c99a8c"),
    circle(66, -192, 2, "#22303d"),
    shape("M-46-112C-28-138 20-142 44-126C50-116 40-102 22-98C-6-92-34-98-46-112z", plumage),
    shape("M-46-112C-28-138 20-142 44-126C20-130-10-126-46-112z", pale),
    shape(
      "M-4-118C-40-112-74-84-96-30C-86-36-84-44-80-48C-80-40-78-36-76-32C-70-52-52-74-36-84C-38-76-36-70-34-66C-24-82-6-94 12-104z",
      tail,
    ),
  );
}

/** A sheep grazing far off, about 20 tall. */
export const sheep = () =>
  together(
    shape("M-14-6C-16-16-4-20 4-18C14-20 18-10 14-6z", "#fffaf0"),
    shape("M12-14L20-14L18-8z", "#3a3440"),
    stroke("M-8-6V0M8-6V0", "#3a3440", 2),
  );

const [fur, furShade, furLight] = ["#8a6446", "#6b4a3a", "#b48a62"];

/** A dassie sitting on its rock and looking left, about 90 tall. */
export const dassie = () =>
  together(
    shape("M-40 0C-58-22-54-54-30-68C-6-82 36-76 54-48C66-30 68-12 64 0z", fur),
    shape("M8-76C30-74 46-64 54-48C66-30 68-12 64 0H30C46-20 40-54 8-76z", furShade),
    shape("M-40 0C-52-18-50-40-38-54C-26-40-20-18-22 0z", furLight),
    shape("M-46 2C-48-4-42-8-34-8C-26-8-20-4-20 2zM20 2C18-6 28-10 40-10C54-10 62-6 64 2z", furShade),
    shape("M-20-60C-24-82-44-92-58-84C-70-78-80-66-88-54C-92-46-86-40-76-38C-60-34-38-36-26-46z", fur),
    shape("M-88-54C-92-46-86-40-76-38C-64-35-50-35-38-39C-52-42-62-48-66-58C-76-62-84-60-88-54z", furLight),
    circle(-34, -80, 9, furShade),
    circle(-35, -79, 5, furLight),
    shape("M-74-70C-70-76-62-78-56-75C-62-72-68-70-74-70z", furLight),
    circle(-64, -65, 4, "#1d1512"),
    circle(-65.4, -66.4, 1.3, "#fff6e4"),
    shape("M-91-52C-89-57-84-57-83-53C-85-49-89-48-91-52z", "#2a1c18"),
    stroke("M-86-46C-80-42-74-42-68-44", "#4a3228", 1.6, { strokeLinecap: "round" }),
    stroke("M-84-50L-100-46M-84-48L-98-40", "#d9c3a4", 1, { opacity: 0.8 }),
  );
