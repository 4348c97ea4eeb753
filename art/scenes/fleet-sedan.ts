import { bush } from "../kit/grasses.ts";
import { longStreetHouse } from "../kit/long-street-house.ts";
import { addMassif } from "../kit/massif.ts";
import { figure } from "../kit/people.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sedan } from "../kit/sedan.ts";
import { sky, wisp } from "../kit/sky.ts";
import { group, mirrored, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const pavement = 606;

/** A silver sedan in Long Street, early on a working day. */
export const fleetSedan: PictureSource = {
  name: "fleet-sedan",
  alt: "A silver executive sedan waits in Long Street in the morning, before Victorian shops with iron balconies, Table Mountain above the roofs.",
  focus: [50, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawHouses(scene);
    drawPavement(scene);
    drawStreet(scene);
    drawCar(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4f9cc0", "#9fd0d6", "#f3e3c4", "#ffd8ac"], 470),
    wisp(scene, { x: 210, y: 70, width: 460, height: 34, seed: 241, colour: "#fffaf0", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 1010, y: 84, width: 420, height: 28, seed: 244, colour: "#fffaf0", opacity: 0.8, tail: "left" }),
  );
  addMassif(scene, {
    kilometre: 196,
    metre: 0.36,
    centre: 640,
    base: 520,
    seed: 8,
    lit: "#f0bf98",
    mid: "#a89ca8",
    shade: "#8289a4",
    deep: "#647398",
    foot: "#9fae98",
    haze: "#ffe6c0",
    city: "none",
  });
}

function drawHouses(scene: Scene) {
  scene.add(
    place(
      -70,
      pavement,
      1,
      longStreetHouse({ width: 276, height: 300, wall: "#f2b8a0", iron: "#2f5f5a", awning: "#1d7a8c", gable: "round" }),
    ),
    place(
      212,
      pavement,
      1,
      longStreetHouse({
        width: 250,
        height: 274,
        wall: "#7fb5ac",
        iron: "#fff3df",
        awning: "#e4573d",
        gable: "stepped",
      }),
    ),
    place(
      468,
      pavement,
      1,
      longStreetHouse({ width: 290, height: 306, wall: "#f6d08a", iron: "#7a3f3c", awning: "#2f6b52", gable: "round" }),
    ),
    place(
      764,
      pavement,
      1,
      longStreetHouse({
        width: 246,
        height: 278,
        wall: "#b9a3cc",
        iron: "#33506b",
        awning: "#f2b33d",
        gable: "stepped",
      }),
    ),
    place(
      1016,
      pavement,
      1,
      longStreetHouse({ width: 270, height: 300, wall: "#f08a72", iron: "#fff3df", awning: "#1d7a8c", gable: "round" }),
    ),
    shape("M-10 300H1210V606H-10z", scene.linear(fade("#2a2450", 0.2, 0), [0, 0], [520, 0])),
  );
}

/** Early customers, a flower seller's buckets and trees in planters. */
function drawPavement(scene: Scene) {
  const planter = (x: number, seed: number) =>
    together(
      bush({ x, y: 596, width: 70, height: 66, seed, colour: "#2f6b50", lit: "#86b566" }),
      shape(`M${x - 26} 590h52l-6 34h-40z`, "#5f6d78"),
    );
  const bucket = (x: number, petals: string, seed: number) =>
    together(
      bush({ x, y: 604, width: 40, height: 34, seed, colour: "#3f7d52", lit: petals }),
      bush({ x, y: 598, width: 30, height: 26, seed: seed + 3, colour: petals, lit: "#fff3df" }),
      shape(`M${x - 12} 600h24l-4 24h-16z`, "#33506b"),
    );
  scene.add(
    rect(0, pavement - 2, 1200, 30, scene.vertical(["#efdfc4", "#d3bda4"], pavement, 632)),
    planter(206, 3),
    planter(1010, 7),
    bucket(834, "#e4573d", 4),
    bucket(870, "#f2b33d", 6),
    bucket(906, "#e86a9a", 9),
    figure({ x: 944, y: 622, scale: 1.16, clothes: "#2fa3a0", skin: "#6b4433", legs: "#7b3f6e", hat: "#e9c78c" }),
    figure({ x: 330, y: 620, scale: 1.14, clothes: "#12304f", skin: "#8a5a42", bag: "#5a3527" }),
    figure({ x: 88, y: 622, scale: 1.16, clothes: "#e86a9a", skin: "#e3b08c", legs: "#24394d" }),
  );
}

function drawStreet(scene: Scene) {
  scene.add(
    rect(0, 628, 1200, 8, "#a8947f"),
    rect(0, 634, 1200, 178, scene.vertical(["#857d8c", "#5f586c", "#453f56"], 634, 800)),
    rect(0, 652, 1200, 5, "#fff1cf", { opacity: 0.5 }),
    stroke("M-20 782H1220", "#fff1cf", 8, { strokeDasharray: "86 60", opacity: 0.9 }),
  );
}

function drawCar(scene: Scene) {
  const silver = sedan({ body: "#dfe5e6", sill: "#aab4b8", trim: "#33475a", glass: "#16384d", gleam: "#5a90a2" });
  scene.add(group(mirrored(600, 758, [1.72, 0.3], silver), { opacity: 0.14 }), place(600, 752, 1.72, silver));
}
