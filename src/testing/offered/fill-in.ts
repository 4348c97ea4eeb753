import { fireEvent } from "@testing-library/react";

/** The value for a field, by the start of its label. */
export type Entries = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (form: Element) =>
  [...form.querySelectorAll<Field>("input, textarea, select")].filter(({ disabled }) => !disabled);

function entryFor(field: Field, entries: Entries): string | undefined {
  const label = (field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? "").trim();
  const key = Object.keys(entries).find((start) => label.startsWith(start));
  return key === undefined ? undefined : entries[key];
}

/** Fills in required fields that have no value; values that the form suggests are kept. */
export function fillIn(form: Element, entries: Entries): void {
  for (const field of fieldsIn(form)) {
    const entry = entryFor(field, entries);
    if (field instanceof HTMLSelectElement) choose(field, entry);
    else if (field.type === "checkbox" || field.type === "radio") tick(form, field as HTMLInputElement, entry);
    else if (field.type !== "file") type(field, entry);
  }
}

/** Types into the named text fields anywhere on the page. */
export function fillNamed(page: Element, entries: Entries): void {
  for (const field of fieldsIn(page)) {
    const entry = entryFor(field, entries);
    if (entry !== undefined && !(field instanceof HTMLSelectElement) && field.type !== "checkbox") type(field, entry);
  }
}

function choose(field: HTMLSelectElement, entry: string | undefined) {
  const isEmpty = field.value === "" && field.required;
  const first = [...field.options].find(({ value, disabled }) => value !== "" && !disabled)?.value;
  const value = entry ?? (isEmpty ? first : undefined);
  if (value !== undefined) fireEvent.change(field, { target: { value } });
}

/** Ticks required boxes and chooses one option of each group. */
function tick(form: Element, field: HTMLInputElement, entry: string | undefined) {
  if (field.checked) return;
  const group = [...form.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
    ({ name }) => name === field.name,
  );
  const isOpen = field.type === "radio" && field.name !== "" && !group.some(({ checked }) => checked);
  if (entry !== undefined || field.required || isOpen) fireEvent.click(field);
}

function type(field: HTMLInputElement | HTMLTextAreaElement, entry: string | undefined) {
  const value = entry ?? (field.value === "" && field.required ? "As it is" : undefined);
  if (value === undefined || value === field.value) return;
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
