import { Field, Select } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import type { Field as BlockField, FieldTable, PageLink, PlacedPicture } from "#domain/page/block-fields.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import { FigureField } from "./figure-field.tsx";
import { ItemsField } from "./items-field.tsx";
import { LinkField } from "./link-field.tsx";
import { MarkedText } from "./marked-text.tsx";
import { RecordsField } from "./records-field.tsx";
import { RichField } from "./rich-field.tsx";
import { useBlockFormKit } from "./use-block-form-kit.ts";

type BlockFieldsProps = {
  fields: FieldTable;
  values: object;
  /** Before the names of these fields: “cards.0.” */
  path: string;
  errors: ReadonlyMap<string, string>;
  onChange: (values: object) => void;
};

/** One control for each field of a block or of an item in it. */
export function BlockFields({ fields, values, path, errors, onChange }: BlockFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    // Blocks inside a block are in the list of blocks.
    <div key={name} data-field={`${path}${name}`} className="empty:hidden">
      <OneField
        field={field}
        value={Reflect.get(values, name)}
        path={`${path}${name}`}
        errors={errors}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    </div>
  ));
}

type OneFieldProps = {
  field: BlockField;
  value: unknown;
  path: string;
  errors: ReadonlyMap<string, string>;
  onChange: (value: unknown) => void;
};

function OneField({ field, value, path, errors, onChange }: OneFieldProps) {
  const { PictureField } = useBlockFormKit();
  const { kind, label, hint, isNeeded } = field;
  const error = errors.get(path);
  const common = { label, hint, error, onChange };
  switch (kind.is) {
    case "line":
    case "text":
      return (
        <MarkedText
          {...common}
          value={String(value)}
          most={kind.most}
          isLong={kind.is === "text"}
          isNeeded={isNeeded === true}
        />
      );
    case "figure":
      return <FigureField {...common} value={String(value)} />;
    case "rich":
      return <RichField {...common} value={value as RichText} />;
    case "link":
      return <LinkField {...common} value={value as PageLink | null} />;
    case "picture":
      return <PictureField {...common} value={value as PlacedPicture | null} />;
    case "count":
      return (
        <Field label={label} hint={hint} error={error}>
          <NumberStepper
            value={Number(value)}
            min={kind.least}
            max={kind.most}
            noun={label.toLowerCase()}
            onChange={onChange}
          />
        </Field>
      );
    case "choice":
      return (
        <Field label={label} hint={hint} error={error}>
          <Select
            value={String(value)}
            options={Object.entries(kind.options).map(([option, text]) => ({ value: option, label: text }))}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </Field>
      );
    case "records":
      return <RecordsField {...common} of={kind.of} value={value as readonly string[]} />;
    case "items":
      return (
        <ItemsField {...common} kind={kind} value={value as readonly object[]} path={path} errors={errors}>
          {(item, at) => (
            <BlockFields
              fields={kind.fields}
              values={item}
              path={`${path}.${at}.`}
              errors={errors}
              onChange={(next) => onChange((value as readonly object[]).with(at, next))}
            />
          )}
        </ItemsField>
      );
    default:
      return null;
  }
}
