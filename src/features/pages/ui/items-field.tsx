import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { emptyFields, type FieldKind } from "#domain/page/block-fields.ts";

type ItemsKind = Extract<FieldKind, { is: "items" }>;

type ItemsFieldProps = {
  label: string;
  kind: ItemsKind;
  value: readonly object[];
  path: string;
  errors: ReadonlyMap<string, string>;
  onChange: (items: readonly object[]) => void;
  /** The fields of one. */
  children: (item: object, at: number) => ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Several alike, such as cards or questions: added, moved and removed by buttons, each opened where it is edited. */
export function ItemsField({ label, kind, value, path, errors, onChange, hint, error, children }: ItemsFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const { one } = kind;
  const focusAt = (at: number) =>
    requestAnimationFrame(() => {
      const item = list.current?.children[at]?.querySelector("details");
      if (item) item.open = true;
      item?.querySelector<HTMLElement>("input, textarea, summary")?.focus();
    });
  const move = (at: number, by: 1 | -1) => {
    const item = value[at];
    if (item) onChange(value.toSpliced(at, 1).toSpliced(at + by, 0, item));
  };
  const add = () => {
    onChange([...value, emptyFields(kind.fields)]);
    focusAt(value.length);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      {hint && <p className="text-ink-2 text-xs">{hint}</p>}
      <ol ref={list} className="grid gap-2 empty:hidden">
        {value.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
          <li key={at} className="flex items-start gap-1 rounded-md bg-surface-2 p-2">
            <details className="min-w-0 grow" open={value.length === 1 || undefined}>
              <summary className="min-h-10 cursor-pointer content-center px-1 font-semibold text-sm">
                {itemName(item) || `${sentenceCase(one)} ${at + 1}`}
                {hasError(errors, `${path}.${at}.`) && (
                  <span className="ms-2 text-bad text-xs">Needs another look</span>
                )}
              </summary>
              <div className="grid gap-4 px-1 pt-2 pb-1">{children(item, at)}</div>
            </details>
            <ItemButtons
              name={`${one} ${at + 1}`}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              onMove={(by) => move(at, by)}
              onRemove={() => {
                onChange(value.toSpliced(at, 1));
                focusAt(Math.min(at, value.length - 2));
              }}
            />
          </li>
        ))}
      </ol>
      {error && <p className="font-semibold text-bad text-xs">{error}</p>}
      {value.length < kind.most && (
        <Button size="sm" variant="outline" icon={<Plus aria-hidden />} className="w-fit" onClick={add}>
          Add a {one}
        </Button>
      )}
    </fieldset>
  );
}

type ItemButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

const ItemButtons = ({ name, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) => (
  <span className="flex shrink-0">
    <IconButton size="sm" label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
      <ArrowUp />
    </IconButton>
    <IconButton size="sm" label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
      <ArrowDown />
    </IconButton>
    <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
      <X />
    </IconButton>
  </span>
);

/** By its first words. */
const itemName = (item: object): string =>
  Object.values(item).find((value): value is string => typeof value === "string" && value !== "") ?? "";

const hasError = (errors: ReadonlyMap<string, string>, path: string): boolean =>
  [...errors.keys()].some((field) => field.startsWith(path));

const sentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
