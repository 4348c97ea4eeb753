import { spurs } from "../kit/cliffs.ts";
import { heightAt, points, roughen } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { town, under } from "../kit/land.ts";
import { blob } from "../kit/path.ts";
import { Scene } from "../kit/scene.ts";
import { glints, sea } from "../kit/sea.ts";
import { birds, sky, stars, sun, wisp } from "../kit/sky.ts";
import { circle, group, place, shape, stroke, together } from "../kit/svg.ts";
import { stonePine } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 486;
const night = "#0f0c22";

export const sunsetPhotography: PictureSource = {
  name: "sunset-photography",
  alt: "A photographer with a tripod and a seated couple in silhouette as the sun sets beside Lion’s Head.",
  focus: [52, 60],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawLionsHead(scene);
    drawCityLights(scene);
    drawLookout(scene);
    drawPeople(scene);
    drawPines(scene);
    drawParaglider(scene);
    return scene.finish({ ink: "#140c2c" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f2a63", "#6e3a78", "#c24c66", "#f27a4c", "#ffb456", "#ffdf96"], horizon),
    stars(scene, { count: 46, below: 190, seed: 5 }),
    sun(scene, {
      x: 800,
      y: 424,
      radius: 92,
      core: "#fff0b8",
      glow: "#ffcf6e",
      ringSpread: 0.42,
      ringOpacity: 0.2,
      reach: 5.5,
    }),
    wisp(scene, { x: 300, y: 150, width: 700, height: 50, seed: 3, colour: "#f0866a", opacity: 0.7, tail: "right" }),
    wisp(scene, { x: 900, y: 110, width: 620, height: 40, seed: 9, colour: "#e0707a", opacity: 0.65, tail: "left" }),
    wisp(scene, { x: 980, y: 212, width: 520, height: 30, seed: 6, colour: "#ffb070", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 560, y: 256, width: 460, height: 22, seed: 12, colour: "#ffb97a", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 1040, y: 306, width: 380, height: 16, seed: 16, colour: "#ffd08a", opacity: 0.8, tail: "both" }),
    wisp(scene, { x: 640, y: 338, width: 300, height: 10, seed: 19, colour: "#ffe0a0", opacity: 0.8, tail: "both" }),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#ffce86", "#ef8a58", "#b8516a", "#6b3a72", "#3a2c62"], 800),
    glints(scene, {
      top: horizon + 2,
      bottom: 700,
      count: 90,
      seed: 6,
      colour: "#4a2c66",
      length: [20, 200],
      thickness: [1, 6],
      opacity: 0.35,
    }),
    glints(scene, {
      top: horizon + 2,
      bottom: 720,
      count: 150,
      seed: 9,
      colour: "#fff0b8",
      centre: 800,
      halfWidth: (share) => 70 + 90 * share,
      length: [20, 130],
      thickness: [1.6, 6],
      opacity: 0.95,
      crowding: 1.2,
    }),
    glints(scene, {
      top: horizon + 2,
      bottom: 720,
      count: 80,
      seed: 19,
      colour: "#ffb866",
      centre: 800,
      halfWidth: (share) => 130 + 260 * share,
      length: [14, 120],
      thickness: [1, 5],
      opacity: 0.6,
      crowding: 1.2,
    }),
  );
}

function drawLionsHead(scene: Scene) {
  const ridge = roughen(
    points(`
  -20,560 70,530 150,494 214,452 262,410 300,368 326,330 342,300 352,272 366,252 388,240 412,236 434,244 448,262
  456,288 472,320 500,354 540,392 588,428 644,462 710,494 780,524 850,552 930,580 1010,604`),
    { amount: 0.13, seed: 6 },
  );
  const outline = under(ridge, 700);
  const clipPath = scene.clip(outline);
  scene.add(
    shape(outline, scene.vertical(["#96456a", "#6f3763", "#4c2d5a", "#32244f"], 236, 640)),
    group(
      [
        shape(
          spurs(
            [
              120, 150, 178, 204, 228, 252, 276, 300, 322, 344, 366, 390, 416, 440, 464, 490, 518, 548, 580, 616, 654,
              700,
            ],
            {
              top: (x) => heightAt(ridge, x) + 22,
              bottom: () => 640,
              seed: 8,
              light: "right",
              fan: 0.16,
              centre: 400,
              wide: 0.6,
              jag: 4,
            },
          ),
          scene.vertical(
            [
              [0, "#3b2653", 0.85],
              [0.6, "#2d2049", 0.6],
              [1, "#2d2049", 0],
            ],
            260,
            620,
          ),
        ),
        shape(
          "M336 316L352 300L400 290L452 296L470 322L486 346L440 330L396 326L350 340L318 352zM352 270L388 258L430 262L456 284L430 280L392 276L354 288z",
          "#b8596c",
          { opacity: 0.55 },
        ),
        shape(
          "M366 252L388 240L406 238L398 262L404 292L392 330L398 372L380 340L372 372L362 330L340 366L330 340L346 300L352 272z",
          "#3b2653",
          { opacity: 0.75 },
        ),
        shape(
          blob(
            points(`
  412,235 434,243 449,262 457,288 473,320 502,355 542,393 590,429 646,463 712,495 782,525 852,553 822,550 740,520
  676,494 616,464 566,432 522,400 484,364 456,328 440,292 430,262`),
          ),
          "#f5935c",
          { opacity: 0.9 },
        ),
      ],
      { clipPath },
    ),
    stroke(
      "M640 500C580 486 520 476 470 462C430 452 410 440 420 424C434 410 420 398 404 390C390 382 396 366 404 352",
      "#e39a72",
      2.4,
      { opacity: 0.6, strokeDasharray: "7 4" },
    ),
  );
}

/** The lights of Camps Bay and Sea Point. */
function drawCityLights(scene: Scene) {
  scene.add(
    shape("M560 560C680 540 800 566 900 580C1000 592 1100 596 1210 590V700H560z", "#3a2754"),
    town({
      from: 640,
      to: 1200,
      ground: (x) => 616 + (x - 640) * 0.07,
      colours: ["#ffd27a", "#ffe7b0", "#f6a35c", "#7a3f66", "#8f4a6a"],
      seed: 5,
      height: [3, 12],
      width: [3, 8],
      rows: 4,
      rise: 9,
      density: 0.55,
    }),
  );
}

/** The lookout on Signal Hill. */
function drawLookout(scene: Scene) {
  scene.add(
    shape(
      "M-10 640C120 610 260 640 400 652C560 664 700 690 860 668C980 650 1100 630 1210 640V810H-10z",
      scene.vertical(["#3a2450", "#1d1838"], 630, 800),
    ),
    shape("M-10 700C160 676 320 700 520 716C720 732 900 716 1210 690V810H-10z", "#17132f"),
  );
  const ground = (x: number) => 690 + Math.sin(x / 180) * 12;
  scene.add(
    grass((x) => ground(x) - 14, {
      x: [-10, 1210],
      count: 210,
      height: [14, 46],
      seed: 3,
      colour: "#2b1d45",
      lean: 0.1,
      width: 4,
    }),
    grass(ground, { x: [-10, 1210], count: 240, height: [20, 56], seed: 7, colour: "#130f29", lean: 0.15, width: 5 }),
    reeds(700, { x: [40, 380], count: 14, height: [60, 120], seed: 6, stem: "#1a1433", head: "#5a2f58", width: 2 }),
    reeds(690, { x: [980, 1190], count: 14, height: [60, 120], seed: 8, stem: "#1a1433", head: "#5a2f58", width: 2 }),
  );
}

/** A photographer and a couple: silhouettes with an edge of light. */
function drawPeople(scene: Scene) {
  const tripod = together(
    stroke("M-6-58L-26 0M2-58L0 0M8-58L30 0", night, 3.4, { strokeLinecap: "round" }),
    shape("M-14-76H16V-58H-14z", night),
    shape("M16-72H28V-62H16z", night),
    stroke("M28-72V-62", "#ffcf7a", 2),
  );
  const photographer = together(
    shape("M-10-50L-14 0H-6L0-40L8 0H17L10-52z", night),
    shape("M-14-52C-18-74-14-98-4-102H8C18-98 18-84 18-76L40-80L42-74L18-64L14-50z", night),
    circle(4, -114, 11, night),
    shape("M-8-118C-6-128 14-128 16-118L26-116L24-112L-8-114z", night),
    stroke("M15-108C17-112 16-116 15-118M17-96C20-90 19-84 19-78L40-81", "#ffb866", 2, { opacity: 0.9 }),
  );
  scene.add(place(560, 702, 1.15, tripod), place(500, 704, 1.12, photographer));
  const couple = together(
    shape("M-34 0C-36-20-30-40-22-46C-14-50-4-48 0-40C4-48 14-52 22-46C32-40 36-18 34 0z", night),
    circle(-14, -58, 10, night),
    circle(12, -62, 10.5, night),
    shape("M-24-60C-26-70-8-74-4-62C-2-50-8-44-12-40C-16-46-24-50-24-60z", night),
    stroke("M22-66C23-60 21-56 18-53M30-40C33-32 35-18 34-4", "#ffb866", 2, { opacity: 0.9 }),
  );
  scene.add(place(960, 676, 1, couple));
}

function drawPines(scene: Scene) {
  scene.add(
    place(1120, 668, 1.25, stonePine({ leaf: "#150f2c", lit: "#6b2f55", trunk: "#150f2c", seed: 3 })),
    place(90, 676, 0.95, stonePine({ leaf: "#1a1233", lit: "#5a2a52", trunk: "#1a1233", seed: 7 }), { flip: true }),
  );
}

function drawParaglider(scene: Scene) {
  scene.add(
    shape("M560 140C580 116 640 112 668 132C640 126 590 128 560 140z", "#ffcf7a"),
    shape("M596 124C610 120 622 120 634 121L630 128C620 127 606 128 598 130z", "#e4573d"),
    stroke("M562 140L612 188M590 131L612 188M640 128L614 188M667 132L614 188", "#2a1f49", 1, { opacity: 0.8 }),
    shape("M606 186C612 182 620 184 624 190L636 194L634 198L620 196L610 198z", "#1d1838"),
    birds("690,250,12 724,236,10 664,234,8", "#3a2450", 2),
  );
}
