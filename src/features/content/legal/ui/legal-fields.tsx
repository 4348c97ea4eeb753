import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import type { LegalSection, LegalWords } from "#domain/legal/legal-text.ts";

type LegalFieldsProps = { words: LegalWords; onChange: (words: LegalWords) => void };

/** A legal text as it is written: section by section, one rule per line. */
export function LegalFields({ words, onChange }: LegalFieldsProps) {
  const { sections } = words;
  const setSections = (next: readonly LegalSection[]) => onChange({ ...words, sections: next });
  const move = (from: number, to: number) =>
    setSections(sections.toSpliced(from, 1).toSpliced(to, 0, ...sections.slice(from, from + 1)));
  const line = (name: "title" | "lead" | "metaTitle" | "metaDescription", label: string, most: number) => (
    <Field label={label} required>
      <TextInput
        value={words[name]}
        maxLength={most}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...words, [name]: currentTarget.value })}
      />
    </Field>
  );
  return (
    <div className="grid gap-5">
      {line("title", "Title", 120)}
      {line("lead", "Summary", 300)}
      <div className="grid gap-5 lg:grid-cols-2">
        {line("metaTitle", "Title for search engines", 120)}
        {line("metaDescription", "Description for search engines", 300)}
      </div>
      {sections.map((section, at) => (
        <SectionFields
          key={section.id}
          section={section}
          onChange={(changed) => setSections(sections.with(at, changed))}
          onRemove={() => setSections(sections.toSpliced(at, 1))}
          {...(at > 0 && { onUp: () => move(at, at - 1) })}
          {...(at < sections.length - 1 && { onDown: () => move(at, at + 1) })}
        />
      ))}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        onClick={() => setSections([...sections, newSection(sections)])}
      >
        Add section
      </Button>
    </div>
  );
}

/** Its address is fixed from the start, so that links to it hold whatever its title becomes. */
function newSection(sections: readonly LegalSection[]): LegalSection {
  const taken = sections.map(({ id }) => id);
  const ids = [...taken, ""].map((_, at) => `section-${taken.length + 1 + at}`);
  const id = ids.find((one) => !taken.includes(one)) ?? "section";
  return { id, title: "", rules: [], isConspicuous: false };
}

type SectionFieldsProps = {
  section: LegalSection;
  onChange: (section: LegalSection) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
};

function SectionFields({ section, onChange, onRemove, onUp, onDown }: SectionFieldsProps) {
  const { title, rules, isConspicuous } = section;
  const name = title || "this section";
  return (
    <fieldset className="grid gap-3 border-line border-t pt-4">
      <legend className="sr-only">{title || "New section"}</legend>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Section" required className="min-w-0 flex-1 basis-52">
          <TextInput
            value={title}
            maxLength={120}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...section, title: currentTarget.value })}
          />
        </Field>
        <div className="flex">
          <IconButton label={`Move ${name} up`} disabled={!onUp} onClick={onUp}>
            <ArrowUp />
          </IconButton>
          <IconButton label={`Move ${name} down`} disabled={!onDown} onClick={onDown}>
            <ArrowDown />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <Field label="Rules" hint="One per line" required>
        <TextArea
          rows={Math.min(14, Math.max(3, rules.length * 2))}
          value={rules.join("\n")}
          onChange={({ currentTarget }) => onChange({ ...section, rules: currentTarget.value.split("\n") })}
        />
      </Field>
      <Checkbox
        label="Highlighted"
        hint="The law asks for it where a rule limits the customer’s rights."
        checked={isConspicuous}
        onChange={({ currentTarget }) => onChange({ ...section, isConspicuous: currentTarget.checked })}
      />
    </fieldset>
  );
}
