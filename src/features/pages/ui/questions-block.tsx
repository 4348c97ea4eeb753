import { Accordion } from "#design/accordion.tsx";
import { BlockSection } from "./block-section.tsx";
import type { DrawnBlock } from "./drawn-block.tsx";

export function QuestionsBlock({ id, values: { questions, ...heading } }: DrawnBlock<"questions">) {
  return (
    <BlockSection id={id} heading={heading} className="bg-surface-2">
      <Accordion
        className="max-w-[56rem]"
        items={questions.map(({ question, answer }, at) => ({
          id: `${id}-${at + 1}`,
          title: question,
          content: <p className="whitespace-pre-line">{answer}</p>,
        }))}
      />
    </BlockSection>
  );
}
