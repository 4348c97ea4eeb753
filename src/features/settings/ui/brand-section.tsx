import { Palette } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#design/button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { LogoMark } from "#design/pictures/logo.tsx";
import { type Brand, hasUsualColours, isHex, logoAddress, paletteOf, usualBrand } from "#domain/company/brand.ts";
import { brandPart } from "../contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";
import { logoRules, uploadLogo } from "./use-logo-upload.ts";

const fields = [
  ["main", "Buttons", "White text must be readable on it."],
  ["accent", "Highlights", "Must be seen well on the dark bands."],
  ["deep", "Dark bands", "The foot of pages, the head of emails."],
] as const;

/** The company’s logo and colours. Other colours are mixed from them, for both themes. */
export function BrandSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.brand;
  return (
    <SettingsSection
      title="Logo and colours"
      note="On every page in the light and dark theme, in emails, documents, the driver’s app and on phones’ home screens. Emails already sent don’t change."
      kept={kept}
      schema={brandPart}
      defaultValues={value}
      onSave={(next) => save({ part: "brand", version: kept.version, value: next as Brand })}
      onUnsaved={onUnsaved}
    >
      <FormField name="logo" label="Logo" hint="A square one looks best. PNG, JPG or WebP.">
        {({ value: logo, onChange }) => <LogoEntry logo={logo} onChange={onChange} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(([name, label, hint]) => (
          <FormField key={name} name={name} label={label} hint={hint} required>
            {({ value: colour, onChange }) => <ColourEntry value={colour} onChange={onChange} />}
          </FormField>
        ))}
      </div>
      <Preview />
    </SettingsSection>
  );
}

/** The logo as it will be, another one, or back to our drawing. */
function LogoEntry({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[auto_1fr]">
      <div className="grid justify-items-center gap-1">
        {logo ? (
          <img src={logoAddress(logo, "mark")} alt="The logo" className="size-20 object-contain" />
        ) : (
          <LogoMark className="size-20" />
        )}
        {logo && (
          <Button variant="quiet" size="sm" onClick={() => onChange("")}>
            Back to the usual one
          </Button>
        )}
      </div>
      <FileDrop label="Logo" {...logoRules} maxFiles={1} upload={uploadLogo} onArrived={onChange} />
    </div>
  );
}

/** A colour by its code, or chosen in the browser’s own palette. */
function ColourEntry({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label="Choose from a palette"
        value={isHex(value) ? value : "#000000"}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="size-12 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-surface p-1"
      />
      <TextInput
        value={value}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
      />
    </div>
  );
}

/** A band and a button as they will be, in both themes. */
function Preview() {
  const { setValue } = useFormContext<Brand>();
  const [main = "", accent = "", deep = ""] = useWatch<Brand, ["main", "accent", "deep"]>({
    name: ["main", "accent", "deep"],
  });
  if (!isHex(main) || !isHex(accent) || !isHex(deep)) return null;
  const { primary, onPrimary } = paletteOf({ main, accent, deep, logo: "" });
  const isUsual = hasUsualColours({ main, accent, deep });
  const restore = () => {
    for (const [name] of fields) setValue(name, usualBrand[name], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div
        aria-hidden="true"
        className="grid overflow-hidden rounded-md border border-line sm:grid-cols-[auto_auto_auto]"
      >
        <span className="border-b-4 px-5 py-3 font-bold text-on-dark" style={{ background: deep, borderColor: accent }}>
          Dark band
        </span>
        {(["#ffffff", "#10263a"] as const).map((ground, theme) => (
          <span key={ground} className="px-5 py-3" style={{ background: ground }}>
            <span
              className="block rounded-pill px-4 py-1 font-semibold text-sm"
              style={{ background: primary[theme], color: onPrimary[theme] }}
            >
              Button
            </span>
          </span>
        ))}
      </div>
      {!isUsual && (
        <Button type="button" variant="quiet" size="sm" onClick={restore}>
          <Palette aria-hidden="true" />
          Back to the usual colours
        </Button>
      )}
    </div>
  );
}
