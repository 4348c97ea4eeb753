type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Caret = { start: number; end: number };
type Kept = { value: string; isTicked: boolean; caret: Caret | undefined };

/**
 * Remembers what is typed until React has taken the page over: at that moment a component that holds a field's value
 * writes its own into it. The function it returns puts everything back, so that every form hears of it.
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
  rouse(control);
  if (isTick(control)) return tick(control, was.isTicked);
  const caret = control.value === was.value ? caretOf(control) : was.caret;
  // React hears of a change only if the value differs from the last one it saw, and it sees what is set in this way …
  control.value = `${was.value} `;
  // … and not in this.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, was.value);
  if (caret && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret.start, caret.end);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React takes a part of the page over at once when something that cannot wait happens in it; this one is harmless. */
const rouse = (element: Element) => element.dispatchEvent(new Event("pointercancel", { bubbles: true }));

function tick(control: HTMLInputElement, isOn: boolean) {
  if (control.type === "radio" && !isOn) return;
  control.checked = !isOn;
  control.click();
}
