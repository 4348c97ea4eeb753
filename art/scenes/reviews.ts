import { fluke } from "../kit/animals.ts";
import { capeDutch } from "../kit/cape-dutch.ts";
import { flamingo } from "../kit/flamingo.ts";
import { protea } from "../kit/fynbos.ts";
import { between, nth, type Point, points, steps } from "../kit/geometry.ts";
import { lettering } from "../kit/lettering.ts";
import { minibus } from "../kit/minibus.ts";
import { decimal, polygon } from "../kit/path.ts";
import { penguin } from "../kit/penguin.ts";
import { randomFrom } from "../kit/random.ts";
import { fade, Scene } from "../kit/scene.ts";
import { circle, ellipse, group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** The board in the office where the post is pinned up. */
export const reviews: PictureSource = {
  name: "reviews",
  alt: "Postcards from travellers pinned to a cork board, with penguins, a whale, Table Mountain and a vineyard on them, and a row of five gold stars.",
  focus: [50, 50],
  draw() {
    const scene = new Scene();
    drawBoard(scene);
    drawString(scene);
    drawCards(scene);
    drawNote(scene);
    drawStars(scene);
    return scene.finish({ ink: "#2a1430", vignette: 0.3 });
  },
};

function drawBoard(scene: Scene) {
  const random = randomFrom(4);
  const crumbs = (count: number, size: number) =>
    steps(count)
      .map(() => {
        const [x, y, half] = [between(40, 1160, random()), between(40, 760, random()), size * (0.5 + random())];
        return `M${decimal(x)} ${decimal(y)}l${decimal(half)} ${decimal(-half * 0.6)}l${decimal(half)} ${decimal(half * 0.8)}l${decimal(-half)} ${decimal(half * 0.6)}z`;
      })
      .join("");
  scene.add(
    rect(0, 0, 1200, 800, scene.linear(["#e0b07c", "#c98f5c", "#b57a4c"], [0, 0], [1200, 800])),
    shape(crumbs(240, 4), "#8f5a38", { opacity: 0.4 }),
    shape(crumbs(240, 4), "#f3cf9c", { opacity: 0.45 }),
    shape("M0 0H1200V800H0zM30 30V770H1170V30z", "#6b3f2c", { fillRule: "evenodd" }),
    shape("M0 0H1200L1170 30H30z", "#8a5638"),
    shape("M0 800H1200L1170 770H30z", "#4a2a24"),
    rect(30, 30, 1140, 40, scene.vertical(fade("#3a1f1c", 0.4, 0), 30, 70)),
  );
}

const lampInks = ["#ffe3a0", "#f7b23f", "#fff3cf", "#ffcf8a"];

/** A string of lights along the top of the board. */
function drawString(scene: Scene) {
  const lamps = steps(11).map((index): Point => {
    const x = 60 + index * 108;
    return [x, 62 + 34 * Math.sin((index / 10) * Math.PI * 2) ** 2];
  });
  scene.add(
    stroke(`M30 50${lamps.map(([x, y]) => `L${x} ${decimal(y)}`).join("")}L1170 50`, "#3a2a2c", 3),
    ...lamps.map(([x, y], index) =>
      together(
        circle(x, y + 14, 40, scene.radial(fade("#ffe9b0", 0.5, 0), [x, y + 14], 40)),
        rect(x - 4, y, 8, 8, "#3a2a2c"),
        ellipse(x, y + 16, 8, 11, nth(lampInks, index % lampInks.length)),
      ),
    ),
  );
}

type Postcard = { x: number; y: number; turn: number; pin: string; picture: string };

const [cardWidth, cardHeight] = [312, 208];

/** A card with a white edge; its picture is drawn on a field of 288 × 184. */
function postcard(scene: Scene, { x, y, turn, pin, picture }: Postcard) {
  const field = scene.clip("M0 0H288V184H0z");
  return group(
    together(
      rect(-cardWidth / 2 + 7, -cardHeight / 2 + 9, cardWidth, cardHeight, "#3a1f1c", { opacity: 0.3 }),
      rect(-cardWidth / 2, -cardHeight / 2, cardWidth, cardHeight, "#fffaf0"),
      group(group(picture, { clipPath: field }), { transform: "translate(-144 -92)" }),
      circle(3, -cardHeight / 2 + 15, 10, "#3a1f1c", { opacity: 0.3 }),
      circle(0, -cardHeight / 2 + 11, 10, pin),
      circle(-3, -cardHeight / 2 + 8, 3.4, "#fffaf0", { opacity: 0.8 }),
    ),
    { transform: `translate(${x} ${y})rotate(${turn})` },
  );
}

const mountainCard = together(
  rect(0, 0, 288, 184, "#ffd49a"),
  rect(0, 0, 288, 70, "#f3a48c"),
  circle(216, 74, 24, "#fff3cf"),
  shape("M-10 130L26 92L48 110L66 62L80 56H196L208 66L222 112L244 96L262 116L300 130z", "#7b6bb5"),
  shape("M66 62L80 56H196L208 66L196 72H172L160 66L140 74L112 68L92 76z", "#fffaf0"),
  rect(0, 128, 288, 60, "#2f86a4"),
  stroke("M190 138h52M176 152h80M200 166h40M40 146h50", "#ffe3b0", 3),
  lettering("Cape Town", { x: 16, y: 172, size: 32, colour: "#fffaf0" }),
);

const penguinCard = together(
  rect(0, 0, 288, 184, "#9fdcd8"),
  rect(0, 66, 288, 60, "#2f9cae"),
  shape("M-10 118C80 104 200 112 300 106V190H-10z", "#f3dcae"),
  shape("M210 122C214 80 290 76 300 118z", "#b98f86"),
  place(96, 168, 0.76, penguin()),
  place(176, 172, 0.84, penguin(), { flip: true }),
  place(238, 166, 0.5, penguin({ openWings: true })),
);

const whaleCard = together(
  rect(0, 0, 288, 184, "#f6c9a4"),
  circle(60, 58, 22, "#fff3cf"),
  shape("M150 90L200 62L240 78L300 60V96H150z", "#a98fa6"),
  rect(0, 92, 288, 96, "#1f6f92"),
  stroke("M20 112h60M200 120h70M40 164h70M180 170h60", "#8fd0d6", 3, { opacity: 0.7 }),
  place(150, 148, 0.52, fluke()),
  shape("M96 148C120 140 180 140 204 148C180 156 120 156 96 148z", "#fffaf0"),
);

const vineyardCard = together(
  rect(0, 0, 288, 184, "#bfe0d2"),
  shape("M-10 96L40 54L70 70L104 38L140 76L190 50L230 80L300 60V110H-10z", "#9a86a8"),
  rect(0, 94, 288, 94, "#c9a561"),
  stroke(
    steps(13)
      .map((index) => `M${144 + (index - 6) * 16} 100L${144 + (index - 6) * 64} 190`)
      .join(""),
    "#4f8548",
    11,
  ),
  place(144, 108, 0.48, capeDutch()),
);

const flamingoCard = together(
  rect(0, 0, 288, 184, "#f0b3bd"),
  rect(0, 80, 288, 104, "#8fa3c9"),
  circle(200, 64, 20, "#fff3dc"),
  place(96, 164, 0.58, flamingo("watching")),
  place(196, 172, 0.54, flamingo("feeding"), { flip: true }),
);

function drawCards(scene: Scene) {
  const cards: Postcard[] = [
    { x: 222, y: 250, turn: -7, pin: "#e4573d", picture: penguinCard },
    { x: 974, y: 246, turn: 6, pin: "#1d7a8c", picture: vineyardCard },
    { x: 206, y: 560, turn: 5, pin: "#7b6bb5", picture: flamingoCard },
    { x: 990, y: 566, turn: -6, pin: "#f2b33d", picture: whaleCard },
    { x: 596, y: 238, turn: 2, pin: "#c8402f", picture: mountainCard },
  ];
  scene.add(...cards.map((card) => postcard(scene, card)));
}

/** The back of one card: a few lines by hand, a stamp with a protea, a postmark. */
function drawNote(scene: Scene) {
  const line = (y: number, length: number) =>
    `M-190 ${y}${steps(Math.round(length / 16))
      .map((index) => `q4-${6 + ((index * 7 + y) % 7)} 8 0t8 0`)
      .join("")}`;
  const lines = [line(-66, 176), line(-34, 160), line(-2, 184), line(30, 150), line(62, 100)];
  scene.add(
    group(
      together(
        rect(-215, -121, 446, 262, "#3a1f1c", { opacity: 0.3 }),
        rect(-223, -131, 446, 262, "#fff6e4"),
        stroke("M8-104V104", "#c9b08c", 2.4),
        stroke(lines.join(""), "#2b4a72", 3, { strokeLinecap: "round", strokeLinejoin: "round" }),
        stroke("M34-4H196M34 34H196M34 72H160", "#c9b08c", 2.4),
        rect(136, -108, 66, 80, "#e9f3ea"),
        rect(136, -108, 66, 80, "none", { stroke: "#fffaf0", strokeWidth: 6, strokeDasharray: "5 4" }),
        place(169, -44, 0.46, protea()),
        stroke(
          "M74-74a34 34 0 1 0 68 0a34 34 0 1 0-68 0M84-74a24 24 0 1 0 48 0a24 24 0 1 0-48 0M132-90h60M134-74h64M132-58h58",
          "#5a4a6c",
          3,
          {
            opacity: 0.55,
          },
        ),
        place(110, 108, 0.2, minibus()),
        circle(3, -115, 11, "#3a1f1c", { opacity: 0.3 }),
        circle(0, -119, 11, "#2fa3a0"),
        circle(-3, -122, 3.6, "#fffaf0", { opacity: 0.8 }),
      ),
      { transform: "translate(600 520)rotate(-2)" },
    ),
  );
}

/** A star with five points. */
function star(x: number, y: number, radius: number): Point[] {
  return steps(10).map((index): Point => {
    const [angle, reach] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 ? radius * 0.44 : radius];
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

function drawStars(scene: Scene) {
  const spots = points("440,708 520,712 600,708 680,712 760,708");
  scene.add(
    ...spots.map(([x, y], index) =>
      group(
        [
          shape(polygon(star(x + 4, y + 6, 36)), "#3a1f1c", { opacity: 0.3 }),
          shape(polygon(star(x, y, 36)), "#ffb937"),
          shape(polygon(star(x, y, 36).slice(0, 6)), "#ffd27a", { opacity: 0.7 }),
        ],
        { transform: `rotate(${(index - 2) * 5} ${x} ${y})` },
      ),
    ),
  );
}
