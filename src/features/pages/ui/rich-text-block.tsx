import { BlockSection } from "./block-section.tsx";
import type { DrawnBlock } from "./drawn-block.tsx";
import { RichTextView } from "./rich-text-view.tsx";

export const RichTextBlock = ({ id, values: { body } }: DrawnBlock<"rich_text">) => (
  <BlockSection id={id}>
    <RichTextView text={body} />
  </BlockSection>
);
