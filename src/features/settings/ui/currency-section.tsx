import { currencies, currencyNames } from "#domain/money/currency-rates.ts";
import { exchangeRatesPart } from "../contract.ts";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

/** By what rate a visitor sees prices in another currency. */
export function CurrencySection({ settings, save, fresh, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.exchangeRates;
  return (
    <SettingsSection
      title="Currencies"
      note="Visitors can see prices in these currencies too, as an approximation, with the date of the rate. Payments are in rand only. 0 hides a currency. Where an exchange rate service is connected, it replaces these every day."
      kept={kept}
      schema={exchangeRatesPart}
      defaultValues={value}
      onSave={(next) => save({ part: "exchangeRates", version: kept.version, value: next })}
      onFresh={fresh}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {currencies.map((currency) => (
          <NumberField key={currency} name={currency} label={`Rand for one ${currencyNames[currency]}`} />
        ))}
      </div>
    </SettingsSection>
  );
}
