import { useMemo } from "react";
import { type Block, blockTable, fieldsOf } from "#domain/page/blocks.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";
import { BlockFields } from "./block-fields.tsx";
import { BlockFormContext, type BlockFormKit } from "./use-block-form-kit.ts";

type BlockFormProps = {
  value: Block;
  onChange: (block: Block) => void;
  /** Of the page; those of other blocks are passed over. */
  problems: readonly PageProblem[];
  kit: BlockFormKit;
};

/** The form of one block, drawn from the table of blocks. Blocks inside it have forms of their own. */
export function BlockForm({ value, onChange, problems, kit }: BlockFormProps) {
  const errors = useMemo(() => errorsOf(problems, value.id), [problems, value.id]);
  return (
    <BlockFormContext value={kit}>
      <div data-block={value.id} className="grid gap-5">
        <p className="text-ink-2 text-sm">{blockTable[value.kind].hint}</p>
        <BlockFields
          key={value.id}
          fields={fieldsOf(value.kind)}
          values={value.values}
          path=""
          errors={errors}
          onChange={(values) => onChange({ ...value, values } as Block)}
        />
      </div>
    </BlockFormContext>
  );
}

/** The first problem of each field, by its path such as “cards.0.title”. */
export function errorsOf(problems: readonly PageProblem[], block: string): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const problem of problems)
    if (problem.block === block && !errors.has(problem.field)) errors.set(problem.field, problem.message);
  return errors;
}

/** Leads from a problem to its field; false while its block’s form is not on screen. */
export function focusField({ block, field }: Pick<PageProblem, "block" | "field">): boolean {
  const form = document.querySelector(`[data-block="${CSS.escape(block)}"]`);
  const place = form?.querySelector(`[data-field="${CSS.escape(field)}"]`) ?? form;
  const control = place?.querySelector<HTMLElement>("input, textarea, select, [contenteditable=true], button");
  control?.focus();
  control?.scrollIntoView({ block: "center" });
  return control !== null && control !== undefined;
}
