import { FileUp, IdCard, UserPlus } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import { FormCheckbox } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { documentStatusLabels } from "#domain/compliance/document-labels.ts";
import type { DocumentStatus } from "#domain/compliance/document-status.ts";
import { driverLabels } from "#domain/driver/driver-labels.ts";
import { type DriverState, driverStates } from "#domain/driver/driver-lifecycle.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { DriverPhoto } from "../../ui/driver-photo.tsx";
import { DriverStatus } from "../../ui/driver-status.tsx";
import { driverForm, driversDeskContract, type ListedDriver } from "../contract.ts";
import { DriverFormFields, emptyDriver, fieldsOf } from "./driver-form.tsx";
import { ImportDriversDialog } from "./import-drivers-dialog.tsx";

const columns: readonly Column<ListedDriver>[] = [
  { id: "name", header: "Driver", cell: (driver) => <NameCell driver={driver} />, hideable: false },
  { id: "status", header: "Status", cell: (driver) => <DriverStatus state={driver.state} />, width: "8rem" },
  { id: "documents", header: "Documents", cell: (driver) => <DocumentsGlance status={driver.documents} /> },
  { id: "provider", header: "Drives for", cell: (driver) => driver.provider?.name ?? "Us", needsRoom: true },
  {
    id: "languages",
    header: "Languages",
    cell: (driver) => driver.languages.join(", ") || "–",
    needsRoom: true,
  },
  { id: "area", header: "Home area", cell: (driver) => driver.home_area || "–", hiddenAtFirst: true },
  { id: "phone", header: "Phone", cell: (driver) => <span className="whitespace-nowrap">{driver.phone}</span> },
  { id: "trips", header: "Trips ahead", cell: (driver) => driver.trips_ahead, align: "end", width: "7rem" },
];

const none: readonly ListedDriver[] = [];
const keyOf = (driver: ListedDriver) => driver.id;

/** All drivers, ours and our partners’. */
export function DriversTable() {
  const { read, filter, go } = usePageAddress();
  const [opened, setOpened] = useState<"add" | "import">();
  const close = () => setOpened(undefined);
  const search = read("search");
  const state = driverStates.find((one) => one === read("status"));
  const provider = read("provider");
  const list = useList(driversDeskContract.findDrivers, (page) => ({
    search,
    ...(state && { state }),
    ...(provider && { provider }),
    ...page,
  }));
  const add = (
    <Permitted action="change_fleet_records">
      <Button size="sm" variant="outline" icon={<FileUp aria-hidden="true" />} onClick={() => setOpened("import")}>
        Import
      </Button>
      <Button size="sm" icon={<UserPlus aria-hidden="true" />} onClick={() => setOpened("add")}>
        Add driver
      </Button>
    </Permitted>
  );
  const isFiltered = Boolean(search || state || provider);
  const mayAdd = useMay()("change_fleet_records");
  return (
    <ListPage
      caption="Drivers"
      columns={columns}
      rows={list.data?.drivers ?? none}
      rowKey={keyOf}
      {...list.table}
      tools={add}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Search by name, phone or email",
      }}
      filters={
        <>
          <StatusFilter value={state} counts={list.data?.counts ?? []} onChange={(next) => filter({ status: next })} />
          <ProviderFilter
            value={provider}
            providers={list.data?.providers ?? []}
            onChange={(next) => filter({ provider: next })}
          />
        </>
      }
      onOpen={(driver) => go({ driver: driver.id })}
      storageKey="drivers"
      empty={
        <EmptyState
          level={2}
          icon={<IdCard />}
          title={isFiltered ? "No drivers match" : "No drivers yet"}
          text={isFiltered ? "Try a shorter search, or another status or provider." : emptyText(mayAdd)}
        />
      }
    >
      {opened === "add" && <AddDriverDialog onClose={close} onAdded={(driverId) => go({ driver: driverId })} />}
      {opened === "import" && <ImportDriversDialog onClose={close} />}
    </ListPage>
  );
}

const emptyText = (mayAdd: boolean): string =>
  mayAdd
    ? "Add your first driver. They can drive once their documents are verified."
    : "Drivers appear here once an admin adds them.";

type StatusFilterProps = {
  value: DriverState | undefined;
  counts: readonly { state: DriverState; drivers: number }[];
  onChange: (state: string) => void;
};

function StatusFilter({ value = undefined, counts, onChange }: StatusFilterProps) {
  const numberOf = (state: DriverState) => counts.find((one) => one.state === state)?.drivers ?? 0;
  return (
    <div className="min-w-36 flex-1 sm:max-w-48">
      <Select
        size="sm"
        aria-label="Status"
        placeholder="Any status but left"
        value={value ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        options={driverStates.map((state) => ({
          value: state,
          label: `${driverLabels[state].label} (${numberOf(state)})`,
        }))}
      />
    </div>
  );
}

type ProviderFilterProps = {
  value: string;
  providers: readonly { id: string; name: string }[];
  onChange: (provider: string) => void;
};

const ProviderFilter = ({ value, providers, onChange }: ProviderFilterProps) => (
  <div className="min-w-36 flex-1 sm:max-w-52">
    <Select
      size="sm"
      aria-label="Drives for"
      placeholder="Own and partner drivers"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: "own", label: "Own drivers" },
        { value: "partner", label: "All partner drivers" },
        ...providers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  </div>
);

const NameCell = ({ driver }: { driver: ListedDriver }) => (
  <span className="flex min-w-0 items-center gap-3">
    <DriverPhoto driverId={driver.id} photoId={driver.photo_id} className="size-9 text-sm" />
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        {driver.name}
        {driver.is_guide && <Badge tone="info">Guide</Badge>}
      </span>
      {/* A narrow table has no room for addresses, which are on the driver’s page. */}
      <span className="block font-normal text-ink-2 text-sm [overflow-wrap:anywhere] sm:max-2xl:hidden">
        {driver.email}
      </span>
    </span>
  </span>
);

const tones: Readonly<Record<DocumentStatus, Tone>> = {
  verified: "ok",
  expiring: "warn",
  uploaded: "info",
  rejected: "bad",
  expired: "bad",
  missing: "bad",
};

/** The required documents’ overall status. */
const DocumentsGlance = ({ status }: { status: DocumentStatus }) => (
  <Badge tone={tones[status]} dot>
    {documentStatusLabels[status]}
  </Badge>
);

const newDriver = z.extend(driverForm, { is_invited: z.boolean() });

type AddDriverDialogProps = { onClose: () => void; onAdded: (driverId: string) => void };

/** Adds a driver, and usually invites them. */
function AddDriverDialog({ onClose, onAdded }: AddDriverDialogProps) {
  const enter = useMakeCall(driversDeskContract.enterDriver, [driversDeskContract.findDrivers]);
  return (
    <FormDialog
      title="Add driver"
      text="They can drive once their licence and PrDP are verified and we know their date of birth."
      confirmLabel="Add driver"
      doneLabel="Driver added"
      schema={newDriver}
      defaultValues={{ ...emptyDriver, is_invited: true }}
      onClose={onClose}
      onConfirm={async ({ is_invited, ...values }) => {
        const { driver_id } = await enter.mutateAsync({ ...fieldsOf(values), is_invited });
        onAdded(driver_id);
      }}
    >
      <DriverFormFields />
      <FormCheckbox
        name="is_invited"
        label="Invite them by email"
        hint="We’ll email a link to open an account. It is valid for seven days."
      />
    </FormDialog>
  );
}
