import { spurs } from "./cliffs.ts";
import { mix } from "./colour.ts";
import { facets } from "./facets.ts";
import { heightAt, type Point, roughen, steps } from "./geometry.ts";
import { under } from "./land.ts";
import { randomFrom } from "./random.ts";
import type { Scene } from "./scene.ts";
import { group, shape } from "./svg.ts";

export type ApostleInks = { lit: string; mid: string; shade: string; haze: string };

/** The Twelve Apostles above Camps Bay: buttresses in a row, falling away to the right. */
export function twelveApostles(scene: Scene, base: number, { lit, mid, shade, haze }: ApostleInks) {
  const random = randomFrom(12);
  const buttress = (index: number): Point[] => {
    const [x, top] = [-10 + index * 84, 110 + index * 19 + (index % 3) * 10];
    return [
      [x + 22, top],
      [x + 44, top + 4],
      [x + 58, top + 40 + random() * 16],
      [x + 72, top + 52 + random() * 20],
      [x + 80, top + 34],
    ];
  };
  const crest: Point[] = [[-10, 120], ...steps(12).flatMap(buttress)];
  const ridge = roughen([...crest, [1030, base - 60], [1110, base - 24], [1210, base - 6]], {
    amount: 0.14,
    seed: 5,
    passes: 2,
  });
  const spurLines: number[] = [];
  for (let x = 0; x < 1080; x += 22 + random() * 12) spurLines.push(x);
  const hanging = facets(ridge, {
    light: "right",
    seed: 7,
    length: [90, 190],
    jag: 9,
    window: 6,
    prominence: 6,
    fingers: 4,
  });
  const flank = spurs(spurLines, {
    top: (x) => heightAt(ridge, x) + 16,
    bottom: () => base - 20,
    seed: 9,
    light: "right",
    fan: 0.05,
    centre: 300,
    wide: 0.5,
  });
  const outline = under(ridge, base);
  const shading = [
    shape(hanging, scene.vertical([shade, [0.7, shade, 0.5], [1, shade, 0]], 110, base)),
    shape(
      flank,
      scene.vertical(
        [
          [0, shade, 0.7],
          [0.6, shade, 0.4],
          [1, shade, 0],
        ],
        150,
        base,
      ),
    ),
  ];
  return (
    shape(outline, scene.vertical([lit, mix(lit, mid, 0.5), mid, "#a9b58c", haze], 100, base)) +
    group(shading, { clipPath: scene.clip(outline) })
  );
}
