import { Fragment, type ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import type { Block, BlockKind, BlockOf } from "#domain/page/blocks.ts";
import type { ShownPictures } from "../contract.ts";
import { CardsBlock } from "./cards-block.tsx";
import { type BlockDrawing, picturesIn } from "./drawn-block.tsx";
import { GalleryBlock } from "./gallery-block.tsx";
import { NoticeBlock } from "./notice-block.tsx";
import { PricesBlock } from "./prices-block.tsx";
import { QuestionsBlock } from "./questions-block.tsx";
import { RichTextBlock } from "./rich-text-block.tsx";

type Drawings = { readonly [K in Exclude<BlockKind, "columns">]: BlockDrawing<K> };

const own = {
  rich_text: RichTextBlock,
  cards: CardsBlock,
  questions: QuestionsBlock,
  prices: PricesBlock,
  gallery: GalleryBlock,
  notice: NoticeBlock,
} satisfies Partial<Drawings>;

/** Blocks that show what other features know, such as tours, are drawn by a shell, which may know them. */
export type HandedDrawings = Omit<Drawings, keyof typeof own>;

type BlocksViewProps = {
  blocks: readonly Block[];
  pictures: ShownPictures;
  drawings: HandedDrawings;
  /** Put around each block, such as the frame of an editor. */
  around?: (block: Block, drawn: ReactNode) => ReactNode;
};

/** Blocks as visitors see them. Their texts are filled in; they have no script of their own. */
export function BlocksView({ blocks, ...rest }: BlocksViewProps) {
  const { around = asItIs } = rest;
  return blocks.map((block) => (
    <Fragment key={block.id}>{around(block, <DrawnOne block={block} {...rest} />)}</Fragment>
  ));
}

const asItIs = (_: Block, drawn: ReactNode): ReactNode => drawn;

function DrawnOne({ block, ...rest }: Omit<BlocksViewProps, "blocks"> & { block: Block }) {
  if (block.kind === "columns") return <Columns blocks={block.values.blocks} {...rest} />;
  return <DrawnBy table={{ ...own, ...rest.drawings }} block={block} pictures={rest.pictures} />;
}

type DrawnByProps<K extends keyof Drawings> = { table: Drawings; block: BlockOf<K>; pictures: ShownPictures };

function DrawnBy<K extends keyof Drawings>({ table, block, pictures }: DrawnByProps<K>) {
  // An older version of the site may be asked to draw a newer block.
  const Drawing: BlockDrawing<K> | undefined = table[block.kind];
  return Drawing && <Drawing id={block.id} values={block.values} pictureOf={picturesIn(pictures)} />;
}

/** Without margins of their own: side by side they take the place of one block. */
const inColumn =
  "min-w-0 [&_.section]:py-0 [&_.wrap]:max-w-none [&_.wrap]:px-0 " +
  "[&>.bg-atlantic]:rounded-xl [&>.bg-atlantic]:p-6 [&>.bg-surface-2]:rounded-xl [&>.bg-surface-2]:p-6";

function Columns({ blocks, ...rest }: BlocksViewProps) {
  return (
    <div className="section">
      <div
        className={cx(
          "wrap grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12",
          blocks.length > 2 ? "lg:grid-cols-3" : "md:grid-cols-2",
        )}
      >
        {blocks.map((block) => (
          <div key={block.id} className={inColumn}>
            <BlocksView blocks={[block]} {...rest} />
          </div>
        ))}
      </div>
    </div>
  );
}
