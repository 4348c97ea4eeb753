import * as z from "zod/mini";
import { Select } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { withClassPrices } from "#domain/pricing/class-prices.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { pricingContract } from "#features/pricing/contract.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { type ClassRecord, vehicleClassesContract } from "../contract.ts";

const copyForm = z.object({
  from: z.string("Choose a class").check(z.minLength(1, "Choose a class")),
  factor: z.number("Enter a number").check(z.minimum(0.1, "Enter 0.1 or more"), z.maximum(20, "Enter 20 or less")),
});

type PriceClassDialogProps = { record: ClassRecord; classes: readonly ClassRecord[]; onClose: () => void };

/** Prices like another class’s, times a factor, as a new version of the tariff; then the class goes on sale. */
export function PriceClassDialog({ record, classes, onClose }: PriceClassDialogProps) {
  const save = useMakeCall(pricingContract.saveTariff, [pricingContract.listTariffs]);
  const move = useMakeCall(vehicleClassesContract.moveVehicleClass, [
    vehicleClassesContract.listClassRecords,
    vehicleClassesContract.vehicleClasses,
  ]);
  const priced = classes.filter(({ id, missing_prices }) => id !== record.id && missing_prices.length === 0);
  const setPrices = async ({ from, factor }: z.output<typeof copyForm>) => {
    const { tariffs } = await callSignedIn(pricingContract.listTariffs, {});
    const current = tariffs.find(({ standing }) => standing === "current");
    if (!current) throw new Error("No tariff is in force.");
    const { content } = await callSignedIn(pricingContract.readTariff, { version: current.version });
    await save.mutateAsync({
      content: withClassPrices(content, { from, to: record.id, factor }),
      valid_from: localDateOf(new Date()),
      after_version: Math.max(...tariffs.map(({ version }) => version)),
      note: `Prices for ${record.name}`,
    });
    if (record.state === "paused") await move.mutateAsync({ id: record.id, version: record.version, state: "on_sale" });
  };
  return (
    <FormDialog
      title={`Prices for ${record.name}`}
      text="Starts from another class’s prices, as a new version of the tariff from today and of each that is to come. Every figure can be changed under Tariff. Then the class goes on sale."
      confirmLabel="Set prices and put on sale"
      schema={copyForm}
      defaultValues={{ from: priced[0]?.id ?? "", factor: 1 }}
      doneLabel={`${record.name} is on sale`}
      onClose={onClose}
      onConfirm={setPrices}
    >
      <FormField name="from" label="Like the prices of" required>
        <Select options={priced.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormField>
      <FormField name="factor" label="Times" required hint="1.5 is half as much again.">
        {({ value, onChange }) => <NumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}
