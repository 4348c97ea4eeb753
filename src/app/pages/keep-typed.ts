type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Caret = { start: number; end: number };
type Kept = { value: string; isTicked: boolean; caret: Caret | undefined };

/**
 * Remembers what is typed until the page is awake: at that moment a component that holds a field's value writes its own
 * into it. The function it returns writes everything again, as a person would, so that every form hears of it.
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

/** A file can be chosen by a person only; it stays in its field by itself. */
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

/** Not every kind of field tells where its caret is. */
function caretOf(control: Control): Caret | undefined {
  if (control instanceof HTMLSelectElement) return;
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? undefined : { start, end };
}

function handOver(control: Control, was: Kept) {
  if (isTick(control)) return tick(control, was.isTicked);
  const caret = control.value === was.value ? caretOf(control) : was.caret;
  // Emptied first: listeners hear of a change, whatever they took the field's text for until now.
  if (!(control instanceof HTMLSelectElement)) enter(control, "");
  enter(control, was.value);
  if (caret && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret.start, caret.end);
  tell(control, "change");
}

/** As the keyboard does it: by the browser's own setter, past any that a library has laid over this element. */
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
