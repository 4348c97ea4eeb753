import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { X } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { PopoverPanel } from "../overlay/popover-panel.tsx";
import { ComboboxList, type ComboboxOption } from "./combobox-list.tsx";
import { type ControlSize, controlClass, useFieldControl } from "./field-control.ts";
import { type Suggest, type Suggestions, useSuggestions } from "./use-suggestions.ts";

export type { ComboboxOption } from "./combobox-list.tsx";

export type ComboboxProps<Option extends ComboboxOption> = {
  value: Option | null;
  onChange: (choice: Option | null) => void;
  suggest: Suggest<Option>;
  /** Turns free text into a choice, or refuses it with null. Without it only suggestions can be chosen. */
  freeText?: (text: string, taken: "on enter" | "on leaving") => Option | null;
  onBlur?: () => void;
  onStatus?: (status: Suggestions<Option>["status"]) => void;
  /** Characters before the first search; 0 shows a list at once. */
  minLength?: number;
  delay?: number;
  emptyText?: string;
  failedText?: string;
  placeholder?: string;
  lead?: ReactNode;
  size?: ControlSize;
  name?: string;
  disabled?: boolean;
  "aria-label"?: string;
  "aria-describedby"?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A text input with suggestions while typing. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, onChange, suggest, onStatus, minLength = 1, delay = 250, lead, size, disabled } = props;
  const field = useFieldControl();
  const anchor = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(value?.label ?? "");
  const [isLooking, setLooking] = useState(false);
  // Text that equals the current choice is no search: reopening the list shows everything.
  const query = text === value?.label ? "" : text.trim();
  const answer = useSuggestions({ suggest, query, isActive: isLooking, minLength, delay });
  useEffect(() => onStatus?.(answer.status), [answer.status, onStatus]);
  const list = useCombobox<Option>({
    items: [...answer.items],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.id ?? null,
    selectedItem: value,
    inputValue: text,
    inputId: field.id,
    stateReducer: keepTypedText,
    // Typed text is set below in onChange: downshift reports it a moment later, and a fast typist would lose letters.
    onInputValueChange: ({ type, inputValue }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setText(inputValue);
    },
    onSelectedItemChange: (change) => onChange(change.selectedItem),
    onIsOpenChange: (change) => setLooking(change.isOpen),
  });
  const entry = useTakenText(props, { text, setText, items: answer.items });
  // Called on every render, as downshift requires, although the list is only rendered while open.
  const menu = list.getMenuProps({ "aria-label": "Suggestions" }, { suppressRefError: true });
  const isShown = list.isOpen && query.length >= minLength;
  const inputProps = list.getInputProps({
    ...field,
    ref: props.ref,
    name: props.name,
    placeholder: props.placeholder,
    disabled,
    "aria-label": props["aria-label"],
    "aria-describedby": cx(field["aria-describedby"], props["aria-describedby"]) || undefined,
    // The list appears only once there is something to search for, so screen readers must get that state.
    "aria-expanded": isShown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
    onBlur: entry.takeOnLeaving,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && list.highlightedIndex < 0) entry.takeOnEnter(event, list.closeMenu);
    },
  });
  return (
    <div ref={anchor} className="relative">
      {lead && <span className={cx(side, "start-0")}>{lead}</span>}
      {/* The label belongs to the field; downshift would refer to its own, which is not rendered. */}
      <input
        type="text"
        {...inputProps}
        aria-labelledby={undefined}
        className={controlClass(size, cx("pe-11!", lead ? "ps-11!" : null))}
      />
      {text !== "" && !disabled && <ClearButton onClear={entry.clear} />}
      <PopoverPanel
        anchor={anchor}
        isOpen={isShown}
        dismiss="manual"
        matchWidth
        onMouseDown={(e) => e.preventDefault()}
      >
        <ComboboxList list={list} menu={menu} answer={answer} query={query} {...props} />
      </PopoverPanel>
    </div>
  );
}

const side = "pointer-events-none absolute inset-y-0 grid w-11 place-items-center text-ink-3 [&>svg]:size-[18px]";

/** For a pointer: the keyboard empties the field by deleting, and Tab goes on to the next field. */
function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear"
      tabIndex={-1}
      onClick={onClear}
      className="absolute inset-y-0 end-1 my-auto grid size-9 pointer-coarse:end-0 pointer-coarse:size-11 place-items-center rounded-pill text-ink-3 hover:bg-surface-2 hover:text-ink"
    >
      <X size={17} aria-hidden />
    </button>
  );
}

type TextOnHand<Option> = { text: string; setText: (text: string) => void; items: readonly Option[] };

/** The result of typed text: a choice if it can be turned into one, otherwise the last choice again. */
function useTakenText<Option extends ComboboxOption>(
  { value, onChange, freeText, onBlur }: ComboboxProps<Option>,
  { text, setText, items }: TextOnHand<Option>,
) {
  const typed = text.trim();
  const choiceFor = (taken: "on enter" | "on leaving") => {
    const same = items.find((option) => option.label.toLowerCase() === typed.toLowerCase());
    return same ?? freeText?.(typed, taken) ?? null;
  };
  return {
    clear: () => {
      setText("");
      if (value) onChange(null);
    },
    takeOnLeaving: () => {
      const choice = typed === "" ? null : choiceFor("on leaving");
      if (typed !== (value?.label ?? "")) {
        if (choice || typed === "") onChange(choice);
        else setText(value?.label ?? "");
      }
      onBlur?.();
    },
    takeOnEnter: (event: KeyboardEvent, close: () => void) => {
      const choice = typed === "" ? null : choiceFor("on enter");
      // Enter belongs to this field here; it must not submit the form.
      if (typed !== (value?.label ?? "")) event.preventDefault();
      if (!choice) return;
      close();
      if (choice.label !== value?.label) onChange(choice);
    },
  };
}

/** Blurring the input must not select the option under the pointer. */
function keepTypedText<Option>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  // Escape closes the list; the clear button clears the field.
  if (type === InputKeyDownEscape)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  return changes;
}
