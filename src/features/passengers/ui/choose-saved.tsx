import { useEffect, useRef, useState } from "react";
import { Combobox, type ComboboxOption } from "#design/fields/combobox.tsx";
import { Field } from "#design/fields/field.tsx";
import { type ListedPassenger, needsOf, passengerKey } from "#domain/passenger/passenger-list.ts";
import type { SavedForList } from "../contract.ts";

type ChooseSavedProps = {
  readSaved: () => Promise<readonly SavedForList[]>;
  /** Those on the list already aren’t offered again. */
  listed: readonly Pick<ListedPassenger, "name">[];
  onAdd: (people: readonly Partial<ListedPassenger>[]) => void;
};

/** Adds someone who was saved, with what they need; the cursor stays for the next one. */
export function ChooseSaved({ readSaved, listed, onAdd }: ChooseSavedProps) {
  const people = useSaved(readSaved);
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (chosen > 0) input.current?.focus();
  }, [chosen]);
  const taken = new Set(listed.map(keyOf));
  const open = people.filter((one) => !taken.has(keyOf(one)));
  if (people.length === 0) return null;
  const add = (option: ComboboxOption | null) => {
    const person = people.find(({ id }) => id === option?.id);
    if (!person) return;
    const { id: _, kind: __, ...known } = person;
    onAdd([known]);
    setChosen((count) => count + 1);
  };
  return (
    <Field label="Choose a saved passenger" className="max-w-96">
      <Combobox<ComboboxOption>
        key={chosen}
        ref={input}
        size="sm"
        value={null}
        onChange={add}
        minLength={0}
        delay={0}
        suggest={async (text) => open.filter((one) => matches(one, text)).map(optionOf)}
        placeholder={`${people.length} saved`}
        emptyText={open.length === 0 ? "All saved passengers are on the list." : "No saved passengers match."}
      />
    </Field>
  );
}

const keyOf = ({ name }: Pick<ListedPassenger, "name">) => passengerKey({ name, phone: "" });

const matches = ({ name, phone }: SavedForList, text: string) =>
  `${name} ${phone}`.toLowerCase().includes(text.trim().toLowerCase());

const optionOf = (one: SavedForList): ComboboxOption => ({
  id: one.id,
  label: one.name,
  description: [one.phone, ...needsOf(one)].filter(Boolean).join(" · "),
  ...(one.kind === "traveller" && { group: "Travellers of the company" }),
});

/** A help only: where it can’t be read, names are typed. */
function useSaved(readSaved: ChooseSavedProps["readSaved"]): readonly SavedForList[] {
  const [people, setPeople] = useState<readonly SavedForList[]>([]);
  const read = useRef(readSaved);
  useEffect(() => {
    let isHere = true;
    read.current().then(
      (found) => isHere && setPeople(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return people;
}
