import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";

/** Leaving the input must not choose the option the pointer happened to rest on. */
export function keepTypedText<Option>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  // Escape closes the list; wiping the field is what the clear button is for.
  if (type === InputKeyDownEscape)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  return changes;
}
