import type { UseComboboxGetMenuPropsReturnValue, UseComboboxReturnValue } from "downshift";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { SpinnerMark } from "../spinner.tsx";
import type { Suggestions } from "./use-suggestions.ts";

export type ComboboxOption = {
  id: string;
  label: string;
  description?: string;
  /** Neighbours with the same group are under one heading. */
  group?: string;
  icon?: ReactNode;
};

type ComboboxListProps<Option extends ComboboxOption> = {
  list: Pick<UseComboboxReturnValue<Option>, "getItemProps" | "highlightedIndex" | "selectedItem">;
  menu: UseComboboxGetMenuPropsReturnValue;
  answer: Suggestions<Option>;
  query: string;
  freeText?: unknown;
  emptyText?: string;
  failedText?: string;
};

export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { list, menu, answer } = props;
  return (
    <>
      <div {...menu} className="grid p-1.5 outline-none empty:p-0">
        {groupsOf(answer.items).map(({ name, options }) =>
          name ? (
            // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset.
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden className="px-3 pt-2.5 pb-1 text-xs font-bold text-ink-3">
                {name}
              </p>
              {options.map((option) => optionRow(list, option))}
            </div>
          ) : (
            options.map((option) => optionRow(list, option))
          ),
        )}
      </div>
      <ListNote {...props} />
    </>
  );
}

type IndexedOption<Option> = { option: Option; index: number };

const optionRow = <Option extends ComboboxOption>(
  list: ComboboxListProps<Option>["list"],
  { option, index }: IndexedOption<Option>,
) => (
  <div
    key={option.id}
    {...list.getItemProps({ item: option, index })}
    className={cx(
      "flex cursor-pointer items-center gap-3 rounded-xs px-3 py-2",
      index === list.highlightedIndex && "bg-surface-2",
      option.id === list.selectedItem?.id && "font-semibold",
    )}
  >
    {option.icon && (
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-sm bg-surface-2 text-ink-2 [&>svg]:size-4.5"
      >
        {option.icon}
      </span>
    )}
    <span className="min-w-0">
      <span className="block truncate">{option.label}</span>
      {option.description && (
        <span className="block truncate text-sm font-normal text-ink-3">{option.description}</span>
      )}
    </span>
  </div>
);

/** One line below the options: searching, nothing found, or unavailable. */
function ListNote<Option extends ComboboxOption>({ answer, query, freeText, ...texts }: ComboboxListProps<Option>) {
  const { emptyText = `Nothing found for “${query}”.`, failedText = "Suggestions are not available right now." } =
    texts;
  const asTyped = freeText ? " Press Enter to use it as typed." : "";
  const isBare = answer.items.length === 0;
  return (
    <p role="status" className="px-4 py-3 text-sm text-ink-2 empty:hidden">
      {answer.status === "loading" && isBare && (
        <span className="inline-flex items-center gap-2.5">
          <SpinnerMark className="size-4" /> Searching…
        </span>
      )}
      {answer.status === "ready" && isBare && emptyText + asTyped}
      {answer.status === "failed" && failedText + asTyped}
    </p>
  );
}

function groupsOf<Option extends ComboboxOption>(options: readonly Option[]) {
  const groups: { name: string; options: IndexedOption<Option>[] }[] = [];
  options.forEach((option, index) => {
    const name = option.group ?? "";
    const last = groups.at(-1);
    if (last?.name === name) last.options.push({ option, index });
    else groups.push({ name, options: [{ option, index }] });
  });
  return groups;
}
