import fs from "node:fs";
import path from "node:path";
import { plainText } from "#domain/chat/languages.ts";
import { type Example, learnWeights, type Weights } from "#domain/chat/recognise/learn-weights.ts";
import { subjects } from "#domain/chat/recognise/subjects.ts";

const files = { english: "en", german: "de", french: "fr", dutch: "nl", afrikaans: "af" } as const;
const folder = path.resolve("src/domain/chat");
const scale = 12;
const rarityScale = 24;

/** Trains the weights by which the chat recognises subjects, from the examples beside them. */
async function learnChat(): Promise<void> {
  // Each language’s words come first, because examples are read in the language they are detected in.
  fs.writeFileSync(path.join(folder, "recognise/telling-words.gen.ts"), wordsOf(countWords()));
  const { understandQuestion } = await import("#features/chat/server/understand-question.ts");
  const inEnglish = (message: string) => understandQuestion({ message, conversation: [] }).question.message;
  const examples = Object.keys(files).flatMap((name) => readExamples(name, inEnglish));
  const learned = learnWeights(examples);
  fs.writeFileSync(path.join(folder, "recognise/weights.gen.ts"), written(learned));
  console.log(`${examples.length} examples, ${learned.features.length} signs.`);
}

const readFile = (name: string): Record<string, string[]> =>
  JSON.parse(fs.readFileSync(path.join(folder, "examples", `${name}.json`), "utf8"));

function readExamples(name: string, inEnglish: (message: string) => string): readonly Example[] {
  return Object.entries(readFile(name)).flatMap(([name, messages]) => {
    const subject = subjects.find((one) => one === name);
    if (!subject) throw new Error(`There is no subject ${name}.`);
    return messages.map((message) => ({ subject, message: inEnglish(message) }));
  });
}

type Counts = { readonly messages: number; readonly words: ReadonlyMap<string, number> };

/** How many messages of each language contain a word. */
function countWords(): Readonly<Record<string, Counts>> {
  const counted = Object.entries(files).map(([name, language]) => {
    const messages = Object.values(readFile(name)).flat();
    const words = new Map<string, number>();
    for (const message of messages)
      for (const word of new Set(plainText(message).match(/(?<![a-z0-9])[a-z]{2,}(?![a-z0-9])/g) ?? []))
        words.set(word, (words.get(word) ?? 0) + 1);
    return [language, { messages: messages.length, words }] as const;
  });
  return Object.fromEntries(counted);
}

/** Words that hardly occur in other languages. */
function wordsOf(counts: Readonly<Record<string, Counts>>): string {
  const rate = ({ messages, words }: Counts, word: string) => (words.get(word) ?? 0) / messages;
  const fields = Object.entries(counts).map(([language, own]) => {
    const isOnlyTheirs = (word: string) =>
      rate(own, word) > 0.93 * Object.values(counts).reduce((sum, one) => sum + rate(one, word), 0);
    const words = [...own.words].filter(([word, times]) => times >= 5 && isOnlyTheirs(word)).map(([word]) => word);
    return [language, words.sort().join(" ")];
  });
  return `// Made by npm run learn-chat from the examples beside it.\nexport const tellingWords = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const;\n`;
}

function written({ biases, features }: Weights): string {
  const weights = features.flatMap((feature) => feature.weights);
  const fields = {
    biases: biases.map((bias) => Math.round(bias * 1000) / 1000),
    scale,
    rarityScale,
    hashes: packed(new Uint8Array(new Uint32Array(features.map(({ hash }) => hash)).buffer)),
    counts: packed(features.map((feature) => feature.weights.length)),
    rarities: packed(features.map(({ rarity }) => Math.min(255, Math.round(rarity * rarityScale)))),
    subjects: packed(weights.map(([subject]) => subject)),
    weights: packed(
      new Uint8Array(new Int8Array(weights.map(([, weight]) => clamped(Math.round(weight * scale)))).buffer),
    ),
  };
  return `// Made by npm run learn-chat from the examples beside it.\nexport const learned = ${JSON.stringify(fields, null, 2)} as const;\n`;
}

const clamped = (weight: number) => Math.max(-127, Math.min(127, weight));
const packed = (bytes: ArrayLike<number>) => Buffer.from(Uint8Array.from(bytes)).toString("base64");

await learnChat();
