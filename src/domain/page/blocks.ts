import {
  choice,
  count,
  type FieldTable,
  figure,
  items,
  line,
  link,
  picture,
  records,
  rich,
  text,
  type ValuesOf,
} from "./block-fields.ts";

const title = line("Title", { isNeeded: true });
const kicker = line("Small line above the title", { most: 60 });
const lead = text("Introduction", { most: 400 });

/**
 * Every block a page can be made of, with its fields. What is sent is read by this table; so are forms, comparing, merging,
 * searching and the check before publishing. A new block is an entry here and a drawing in features/pages/ui.
 */
export const blockTable = {
  hero: {
    label: "Opening",
    hint: "The first block of a page: its title over a picture.",
    fields: { kicker, title, lead, picture: picture("Picture"), action: link("Button"), second: link("Second button") },
  },
  rich_text: { label: "Text", hint: "Paragraphs, headings, lists and links.", fields: { body: rich("Text") } },
  cards: {
    label: "Cards",
    hint: "Two to six short texts side by side, each with a picture or a link.",
    fields: {
      kicker,
      title,
      lead,
      cards: items(
        "Cards",
        "card",
        { title, text: text("Text", { most: 400 }), picture: picture("Picture"), to: link("Link") },
        12,
      ),
    },
  },
  questions: {
    label: "Questions and answers",
    hint: "Each opens at a press, and search engines read them too.",
    fields: {
      title,
      lead,
      questions: items("Questions", "question", {
        question: line("Question", { most: 200, isNeeded: true }),
        answer: text("Answer", { most: 1500, isNeeded: true }),
      }),
    },
  },
  tours: {
    label: "Tours",
    hint: "Tours on sale, with their pictures and prices.",
    fields: {
      kicker,
      title,
      lead,
      tours: records("Which tours", "tours"),
      most: count("At most", { least: 1, most: 24, usual: 6 }),
    },
  },
  prices: {
    label: "Price table",
    hint: "Prices by their marks, so that each follows the tariff.",
    fields: {
      title,
      lead,
      rows: items(
        "Rows",
        "row",
        { label: line("What", { isNeeded: true }), price: figure("Price"), note: line("Note") },
        40,
      ),
      note: text("Note under the table", { most: 300 }),
    },
  },
  gallery: {
    label: "Gallery",
    hint: "Pictures that open large.",
    fields: {
      title,
      photos: items(
        "Pictures",
        "picture",
        { picture: picture("Picture"), caption: line("Caption", { most: 160 }) },
        40,
      ),
    },
  },
  call: {
    label: "Call to action",
    hint: "A band with a sentence and a button.",
    fields: { title, text: text("Text", { most: 300 }), action: link("Button"), second: link("Second button") },
  },
  reviews: {
    label: "Reviews",
    hint: "What guests wrote, as they wrote it.",
    fields: { kicker, title, most: count("At most", { least: 1, most: 12, usual: 3 }) },
  },
  map: {
    label: "Map",
    hint: "Your office, or the route of a tour.",
    fields: {
      title,
      text: text("Text", { most: 400 }),
      of: choice("Shows", { office: "Your office", tour: "A tour’s route" }),
      tours: records("Which tour", "tours"),
    },
  },
  form: {
    label: "Form",
    hint: "A message or a request for a quote; it reaches your enquiries.",
    fields: { title, lead, form: choice("Form", { message: "Message", quote: "Request for a quote" }) },
  },
  surcharges: {
    label: "Surcharges",
    hint: "Every addition to a fare, by the tariff in force.",
    fields: { title, lead },
  },
  fleet: { label: "Fleet", hint: "Your vehicle classes, with seats and bags.", fields: { kicker, title, lead } },
  notice: {
    label: "Notice",
    hint: "One sentence that catches the eye, such as a closure.",
    fields: {
      text: text("Text", { most: 300, isNeeded: true }),
      action: link("Link"),
      tone: choice("Look", { info: "Information", warning: "Warning" }),
    },
  },
  columns: {
    label: "Side by side",
    hint: "Two or three blocks beside each other; one below the other on a phone.",
    fields: { blocks: { label: "Blocks", kind: { is: "blocks" } } },
  },
} as const satisfies Readonly<Record<string, { label: string; hint: string; fields: FieldTable }>>;

export type BlockKind = keyof typeof blockTable;
export const blockKinds = Object.keys(blockTable) as BlockKind[];
export const isBlockKind = (text: unknown): text is BlockKind =>
  typeof text === "string" && Object.hasOwn(blockTable, text);

type FieldsOf<K extends BlockKind> = (typeof blockTable)[K]["fields"];

/** Blocks in blocks; their type can’t be taken from the table, which would contain itself. */
type Nested = { readonly blocks: readonly Block[] };
export type BlockValues<K extends BlockKind> = K extends "columns" ? Nested : ValuesOf<FieldsOf<K>>;
export type BlockOf<K extends BlockKind> = { readonly id: string; readonly kind: K; readonly values: BlockValues<K> };
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

export const fieldsOf = (kind: BlockKind): FieldTable => blockTable[kind].fields;

/** The field that holds other blocks. */
export const slotOf = (kind: BlockKind): string | null =>
  Object.entries(fieldsOf(kind)).find(([, field]) => field.kind.is === "blocks")?.[0] ?? null;

/** The blocks inside a block. */
export function innerBlocks({ kind, values }: Block): readonly Block[] {
  const slot = slotOf(kind);
  return slot === null ? [] : (Reflect.get(values, slot) as readonly Block[]);
}

/** Every block with the blocks in it, in the order of reading. */
export function* eachBlock(
  blocks: readonly Block[],
  depth = 1,
): Generator<{ readonly block: Block; readonly depth: number }> {
  for (const block of blocks) {
    yield { block, depth };
    yield* eachBlock(innerBlocks(block), depth + 1);
  }
}
