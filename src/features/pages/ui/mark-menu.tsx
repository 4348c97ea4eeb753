import { Braces, Search } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import type { PageMark } from "#domain/page/page-marks.ts";
import { useBlockFormKit } from "./use-block-form-kit.ts";

type MarkMenuProps = {
  /** The field’s label: there is one such button beside each. */
  about: string;
  onChoose: (mark: string) => void;
  className?: string;
};

/** Puts a value of the company into a text by its name, so that it is right after the next change too. */
export function MarkMenu({ about, onChoose, className }: MarkMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (name: string) => {
    setOpen(false);
    // The dialog gives the focus back to its button first.
    setTimeout(() => onChoose(`{${name}}`));
  };
  return (
    <span className={className}>
      <IconButton size="sm" label={`Insert a value: ${about}`} onClick={() => setOpen(true)}>
        <Braces />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Insert a value"
        description="Texts that name a value always show today’s: no price or phone number is ever out of date."
      >
        <MarkList onChoose={choose} />
      </Dialog>
    </span>
  );
}

function MarkList({ onChoose }: { onChoose: (name: string) => void }) {
  const { marks } = useBlockFormKit();
  const [search, setSearch] = useState("");
  const words = search.trim().toLowerCase();
  const found = marks.filter(({ label, name, value }) => `${label} ${name} ${value}`.toLowerCase().includes(words));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className="grid min-h-80 content-start gap-3 pb-4">
      <TextInput
        aria-label="Search values"
        placeholder="Search, such as phone or winelands"
        lead={<Search aria-hidden />}
        value={search}
        autoComplete="off"
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {groups.map((group) => (
        <section key={group} aria-label={group} className="grid">
          <h3 className="py-1 font-bold text-ink-3 text-xs">{group}</h3>
          {found
            .filter((mark) => mark.group === group)
            .map((mark) => (
              <MarkRow key={mark.name} mark={mark} onChoose={onChoose} />
            ))}
        </section>
      ))}
      {found.length === 0 && <EmptyState title="No values match" text="Try another word." />}
    </div>
  );
}

const MarkRow = ({ mark: { name, label, value }, onChoose }: { mark: PageMark; onChoose: (name: string) => void }) => (
  <button
    type="button"
    onClick={() => onChoose(name)}
    className="flex min-h-11 items-baseline gap-3 rounded-xs px-2 py-2 text-start text-sm hover:bg-surface-2"
  >
    <span className="grow">{label}</span>
    <span className="text-end font-semibold">{value}</span>
  </button>
);
