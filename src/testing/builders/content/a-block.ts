import { emptyFields } from "#domain/page/block-fields.ts";
import { type Block, type BlockKind, type BlockValues, fieldsOf } from "#domain/page/blocks.ts";

/** A block with empty fields but for those named. */
export function aBlock<K extends BlockKind>(kind: K, id: string, values: Partial<BlockValues<K>> = {}): Block {
  const block: unknown = { id, kind, values: { ...emptyFields(fieldsOf(kind)), ...values } };
  return block as Block;
}

/** A paragraph as the editor keeps it. */
export const aParagraph = (text: string) =>
  ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] }) as const;
