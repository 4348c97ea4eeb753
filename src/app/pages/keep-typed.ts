type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Caret = { start: number; end: number };
type Kept = { value: string; isTicked: boolean; caret: Caret | undefined };

/**
 * Remembers what is typed before hydration, when controlled fields would overwrite it with their own value. The
 * returned function types everything again as a person would, so that every form notices.
 */
export function keepTyped(): () => void {
  const kept = new Map<Control, Kept>();
  const keep = (target: EventTarget | null) => {
    if (isControl(target)) kept.set(target, stateOf(target));
  };
  for (const control of document.querySelectorAll("input, textarea, select"))
    if (isControl(control) && isChanged(control)) keep(control);
  const hear = (event: Event) => keep(event.target);
  document.addEventListener("input", hear, true);
  return () => {
    document.removeEventListener("input", hear, true);
    for (const [control, was] of kept) handOver(control, was);
  };
}

/** Only a person can choose a file; its field keeps it anyway. */
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !["hidden", "file"].includes(target.type));

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !usualOption(control)?.selected;
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

const usualOption = ({ options }: HTMLSelectElement) =>
  [...options].find((option) => option.defaultSelected) ?? options[0];

const stateOf = (control: Control): Kept => ({
  value: control.value,
  isTicked: isTick(control) && control.checked,
  caret: caretOf(control),
});

/** Not every field type exposes its caret. */
function caretOf(control: Control): Caret | undefined {
  if (control instanceof HTMLSelectElement) return;
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? undefined : { start, end };
}

function handOver(control: Control, was: Kept) {
  if (isTick(control)) return tick(control, was.isTicked);
  const caret = control.value === was.value ? caretOf(control) : was.caret;
  // Cleared first, so listeners notice a change whatever they believed the field contained.
  if (!(control instanceof HTMLSelectElement)) enter(control, "");
  enter(control, was.value);
  if (caret && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret.start, caret.end);
  tell(control, "change");
}

/** With the browser's own setter, bypassing any that a library installed on the element. */
function enter(control: Control, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
  tell(control, "input");
}

const tell = (control: Control, type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));

function tick(control: HTMLInputElement, isOn: boolean) {
  if (control.type === "radio" && !isOn) return;
  control.checked = !isOn;
  control.click();
}
