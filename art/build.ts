// npm run art [names…]: renders the pictures whose drawing has changed, or the named ones in any case.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { catalogue } from "./catalogue.ts";
import { renderIcons } from "./icons.ts";
import type { Scene } from "./kit/scene.ts";
import { listText } from "./picture-list.ts";
import type { PictureSource } from "./picture-source.ts";
import {
  cardFingerprintOf,
  filesOf,
  fingerprintOf,
  renderPicture,
  renderShareCard,
  widthsOf,
  writeText,
} from "./render.ts";
import { shareCards } from "./share-card.ts";

const root = join(import.meta.dirname, "..");
const pictureFolder = join(root, "public/art");
const memoryFile = join(import.meta.dirname, "rendered.json");
const listFile = join(root, "src/features/content/words/pictures.gen.ts");

/** What the last build left behind: by picture or card, a fingerprint of its drawing; by picture its placeholder. */
type Memory = Record<string, { fingerprint: string; placeholder?: string }>;

const wanted = process.argv.slice(2);
await mkdir(pictureFolder, { recursive: true });
const memory = await readMemory();
const list: Record<string, object> = {};
for (const source of catalogue) {
  const scene = source.draw();
  const fingerprint = fingerprintOf(source, scene);
  if (mustRender(source.name, fingerprint, filesOf(source))) {
    memory[source.name] = { fingerprint, placeholder: await renderPicture(source, scene, pictureFolder) };
    await writeMemory();
    console.log(`rendered ${source.name}`);
  }
  list[source.name] = entryOf(source, scene);
}
for (const card of shareCards) {
  const fingerprint = cardFingerprintOf(card);
  const file = `${card.name}.jpg`;
  if (!mustRender(card.name, fingerprint, [file])) continue;
  await renderShareCard(card, join(pictureFolder, file));
  memory[card.name] = { fingerprint };
  await writeMemory();
  console.log(`rendered ${card.name}`);
}
await renderIcons(join(root, "public"));
await removeLeftovers();
await writeText(listFile, listText(list));

function mustRender(name: string, fingerprint: string, files: string[]) {
  if (wanted.includes(name)) return true;
  const isKnown = memory[name]?.fingerprint === fingerprint;
  return !isKnown || files.some((file) => !existsSync(join(pictureFolder, file)));
}

/** One picture as pages know it: the `PictureFile` of src/design/pictures/picture.tsx. */
function entryOf(source: PictureSource, scene: Scene) {
  const { fingerprint = "", placeholder = "" } = memory[source.name] ?? {};
  const [x, y] = source.focus ?? [50, 50];
  return {
    path: `/art/${source.name}`,
    version: fingerprint.slice(0, 6),
    width: scene.width,
    height: scene.height,
    widths: widthsOf(source),
    focus: `${x}% ${y}%`,
    placeholder,
    alt: source.alt,
  };
}

async function readMemory(): Promise<Memory> {
  return existsSync(memoryFile) ? JSON.parse(await readFile(memoryFile, "utf8")) : {};
}

async function writeMemory() {
  const inOrder = [...catalogue, ...shareCards].flatMap(({ name }) => (memory[name] ? [[name, memory[name]]] : []));
  await writeText(memoryFile, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

/** Files of pictures and sizes that no longer exist. */
async function removeLeftovers() {
  const expected = new Set([...catalogue.flatMap(filesOf), ...shareCards.map(({ name }) => `${name}.jpg`)]);
  const leftovers = (await readdir(pictureFolder)).filter((file) => !expected.has(file));
  for (const file of leftovers) await rm(join(pictureFolder, file));
}
