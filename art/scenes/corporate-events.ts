import { coach } from "../kit/coach.ts";
import { bush } from "../kit/grasses.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { sedan } from "../kit/sedan.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { circle, place, rect, shape, stroke } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 500;

export const corporateEvents: PictureSource = {
  name: "corporate-events",
  alt: "A coach, a shuttle and two sedans draw up at a glass convention centre while delegates gather at its doors, Table Mountain above the roof.",
  focus: [56, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawConventionCentre(scene);
    drawBanners(scene);
    drawEntrance(scene);
    drawDelegates(scene);
    drawFleet(scene);
    drawBirds(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2b86b0", "#74bdd0", "#cfe6da", "#fdeecb"], horizon),
    wisp(scene, { x: 300, y: 90, width: 560, height: 42, seed: 21, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 960, y: 116, width: 480, height: 34, seed: 35, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 132,
    metre: 0.27,
    centre: 640,
    base: horizon,
    lit: "#e3bc98",
    mid: "#98a2ae",
    shade: "#7c8eaa",
    deep: "#60799a",
    foot: "#86a896",
    haze: "#f6ecc9",
    hazeStrength: 0.9,
    city: ["#fff4dc", "#f6deb4", "#eebf95", "#cfdad4"],
  });
}

/** A sweeping roof over a glass atrium. */
function drawConventionCentre(scene: Scene) {
  scene.add(
    shape("M90 560V430C260 352 520 330 760 366C900 386 1010 412 1110 450V560z", "#dfe5e4"),
    shape(
      "M60 440C260 344 520 318 770 354C920 376 1040 408 1150 452L1140 464C1030 426 910 396 768 374C520 338 270 362 70 454z",
      "#fffaf0",
    ),
    shape(
      "M70 454C270 362 520 338 768 374C910 396 1030 426 1140 464L1136 472C1020 436 900 408 766 386C520 352 280 374 76 464z",
      "#a9b4b8",
    ),
    shape("M300 560V404C440 376 600 370 760 394V560z", scene.vertical(["#4f93a8", "#1f5570", "#16384d"], 370, 560)),
    stroke(
      "M352 392V560M404 384V560M456 379V560M508 376V560M560 376V560M612 378V560M664 382V560M716 388V560M300 450H760M300 504H760",
      "#e9f0ee",
      3.4,
    ),
    shape("M320 400L420 382L340 560H300zM520 376L580 376L500 560H440zM650 380L690 385L630 560H590z", "#a9d3d8", {
      opacity: 0.32,
    }),
    shape("M110 560V452C170 426 230 412 286 402V560z", "#f0e2cc"),
    shape("M774 396C880 412 980 436 1090 472V560H774z", "#d9c6ac"),
    stroke("M150 442V560M200 422V560M246 410V560M830 404V560M890 414V560M950 428V560M1010 446V560", "#b9a58f", 3),
  );
}

function drawBanners(scene: Scene) {
  const banners: [x: number, colour: string][] = [
    [180, "#e4573d"],
    [224, "#f7b23f"],
    [860, "#1d7a8c"],
    [920, "#e4573d"],
    [980, "#f7b23f"],
  ];
  for (const [x, colour] of banners)
    scene.add(
      stroke(`M${x} 560V444`, "#24394d", 4),
      shape(`M${x + 3} 450h26v70l-13-8l-13 8z`, colour),
      circle(x + 16, 474, 7, "#fffaf0"),
      shape(`M${x + 8} 500l5-8h8l5 8z`, "#fffaf0"),
    );
}

function drawEntrance(scene: Scene) {
  scene.add(
    rect(440, 520, 180, 10, "#fffaf0"),
    rect(470, 530, 120, 40, "#ffe3a4"),
    stroke("M530 530V570", "#16384d", 3),
  );
  const palms: [x: number, scale: number, bend: number][] = [
    [70, 0.8, 8],
    [1140, 0.86, -8],
    [750, 0.62, 6],
    [330, 0.62, -6],
  ];
  scene.add(
    rect(0, 560, 1200, 44, scene.vertical(["#efe0c4", "#d9c3a4"], 560, 604)),
    ...palms.map(([x, scale, bend]) =>
      place(x, 574, scale, palm({ trunk: "#6b5446", leaf: "#2f6b52", lit: "#66a562", bend, height: 210 })),
    ),
    bush({ x: 130, y: 578, width: 100, height: 36, seed: 3, colour: "#3f7450", lit: "#86b066" }),
    bush({ x: 1060, y: 578, width: 110, height: 38, seed: 5, colour: "#3f7450", lit: "#86b066" }),
  );
}

function drawDelegates(scene: Scene) {
  const delegates: [x: number, y: number, clothes: string, bag: string, skin: string][] = [
    [398, 588, "#12304f", "#e4573d", "#a8694c"],
    [428, 594, "#fffaf0", "", "#5a3a2e"],
    [468, 586, "#7b6bb5", "#f7b23f", "#8a5a42"],
    [500, 590, "#2b4a72", "", "#c98f6c"],
    [534, 586, "#e4573d", "", "#6b4433"],
    [572, 592, "#1d7a8c", "#12304f", "#8a5a42"],
    [604, 586, "#24394d", "", "#c98f6c"],
    [640, 594, "#f2b33d", "", "#5a3a2e"],
    [676, 590, "#e9ecea", "", "#8a5a42"],
    [246, 598, "#24394d", "", "#8a5a42"],
    [276, 600, "#e4573d", "", "#c98f6c"],
  ];
  for (const [x, y, clothes, bag, skin] of delegates)
    scene.add(figure({ x, y, scale: 0.82, clothes, bag: bag || undefined, skin, legs: "#1f2c44" }));
}

function drawFleet(scene: Scene) {
  scene.add(
    rect(0, 602, 1200, 7, "#a8947f"),
    rect(0, 608, 1200, 200, scene.vertical(["#7c7484", "#575166", "#403c54"], 608, 800)),
    stroke("M-20 700H1220", "#fff1cf", 7, { strokeDasharray: "70 50" }),
    place(990, 672, 0.6, coach()),
    place(150, 664, 0.56, sedan()),
    place(830, 782, 0.84, minibus({ stripe: "#1d7a8c", stripeLow: "#55b7b4" })),
    place(330, 780, 0.9, sedan({ body: "#e9ecea", sill: "#b9c1c2", trim: "#24394d", glass: "#16384d" })),
  );
}

function drawBirds(scene: Scene) {
  scene.add(birds("880,250,13 916,236,10", "#2a5674", 2.2));
}
