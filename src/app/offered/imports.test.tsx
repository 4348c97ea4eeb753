import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { ImportBookingsDialog } from "#features/booking/imports/ui/import-bookings-dialog.tsx";
import { ImportTravellersDialog } from "#features/companies/travellers/ui/import-travellers-dialog.tsx";
import { ImportVehiclesDialog } from "#features/fleet/vehicles/ui/import-vehicles-dialog.tsx";
import { createPassengerLink } from "#features/passengers/server/create-passenger-link.ts";
import { readPassengerList } from "#features/passengers/server/read-passenger-list.ts";
import { FileDialog } from "#features/passengers/ui/passenger-list-card.tsx";
import { type ListSource, usePassengerList } from "#features/passengers/ui/use-passenger-list.ts";
import type { Context } from "#platform/context.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const nothingToImport = "There is nothing to import: our records already match this file.";
const linesToCorrect = "Nothing is imported yet. Correct these lines in the file, then choose it again.";

/** Chooses each file in turn, and imports what can be: “taken”, or the words beside a button that is off. */
async function importEach(by: Context, dialog: ReactNode, files: Readonly<Record<string, readonly string[]>>) {
  lookAs(by);
  const answers: Record<string, string> = {};
  for (const [what, lines] of Object.entries(files)) {
    const drawn = await drawOnServer(by, dialog, { ready: () => screen.getByLabelText("File") });
    const file = new File([lines.join("\n")], `${what}.csv`, { type: "text/csv" });
    fireEvent.change(screen.getByLabelText("File"), { target: { files: [file] } });
    const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Import/ });
    await waitFor(() =>
      expect(!button.disabled || screen.queryAllByRole("alert").length + obstacles().length > 0).toBe(true),
    );
    if (!button.disabled) fireEvent.click(button);
    await drawn.settle();
    answers[what] = drawn.refused.join(", ") || (drawn.wrote.length > 0 ? "taken" : obstacles().join(" "));
  }
  return answers;
}

const obstacles = () =>
  [...document.querySelectorAll("dialog *")]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent ?? "")
    .filter((text) =>
      /^(Nothing is imported yet|There is nothing to import|This file has no column|That makes)/.test(text),
    );

test("a file of vehicles is imported where that is offered, by the admin", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values(aVehicle({ plate: "CA 482-117" }));
    const head = "Plate,Class,Make,Model,Year,Seats,Bags";
    const answers = await importEach(await asTeam(ctx, "admin"), <ImportVehiclesDialog onClose={() => {}} />, {
      "one that is new and one that changes": [
        head,
        "CA 900-100,Sedan,Toyota,Corolla,2024,4,3",
        "CA 482-117,,,,2023,,",
      ],
      "the same again": [head, "CA 900-100,Sedan,Toyota,Corolla,2024,4,3"],
      "a line that is wrong": [head, "CA 900-101,Spaceship,Toyota,Corolla,1066,4,3"],
      "the same plate twice": [
        head,
        "CA 900-102,Sedan,Toyota,Corolla,2024,4,3",
        "CA 900-102,Sedan,Toyota,Corolla,2024,4,3",
      ],
      "no plates": ["Class,Make", "Sedan,Toyota"],
    });
    expect(answers).toEqual({
      "one that is new and one that changes": "taken",
      "the same again": nothingToImport,
      "a line that is wrong": linesToCorrect,
      "the same plate twice": linesToCorrect,
      "no plates": "This file has no column for the number plate. Call it “Plate”.",
    });
  }));

test("a file of forward bookings is imported where that is offered, by the admin", () =>
  inTransaction(async (ctx) => {
    const head = "Reference,Last name,Phone,Service,Pickup date,Pickup time,From,To,Passengers,Price";
    const line =
      "OLD-1,Botha,082 555 0177,Airport transfer,2026-12-24,09:30,Cape Town International Airport,Camps Bay,2,950";
    const answers = await importEach(await asTeam(ctx, "admin"), <ImportBookingsDialog onClose={() => {}} />, {
      "one without a free vehicle": [head, line],
      "the same again": [head, line],
      "a line that is wrong": [head, line.replace("09:30", "noonish").replace("OLD-1", "OLD-2")],
      "no pickup date": ["Reference,Last name", "OLD-3,Botha"],
    });
    expect(answers).toEqual({
      "one without a free vehicle": "taken",
      "the same again": nothingToImport,
      "a line that is wrong": linesToCorrect,
      "no pickup date": "This file has no column for the pickup date. Call it “Pickup date”.",
    });
  }));

const people = "First name,Last name,Email,Signs in";

test.each(["the company’s owner", "the admin"])(
  "a file of travellers is imported where that is offered, by %s",
  (who) =>
    inTransaction(async (ctx) => {
      const company = await aCompany(ctx);
      await aTraveller(ctx, company);
      const isOwner = who !== "the admin";
      const by = isOwner ? await asCompany(ctx, company) : await asTeam(ctx, "admin");
      const dialog = <ImportTravellersDialog companyId={isOwner ? null : company} onClose={() => {}} />;
      const answers = await importEach(by, dialog, {
        "one that is new and one that changes": [
          people,
          "Anele,Zulu,anele@example.com,",
          "Thandiwe,,thandi@example.com,",
        ],
        "one who is to sign in": [people, "Sipho,Dube,sipho@example.com,desk"],
        "the same again": [people, "Anele,Zulu,anele@example.com,"],
        "a line that is wrong": [people, "Anele,Zulu,not an address,"],
      });
      expect(answers).toEqual({
        "one that is new and one that changes": "taken",
        "one who is to sign in": "taken",
        "the same again": nothingToImport,
        "a line that is wrong": linesToCorrect,
      });
    }),
);

test.each(["our team", "anyone with its link"])("a file becomes a guest list where that is offered, by %s", (who) =>
  inTransaction(async (visitor) => {
    const team = await asTeam(visitor);
    const { reference, bookingId } = await writeTrip(team, addHours(team.now, 48), { booking: { passengers: 2 } });
    await writePassengers(team, bookingId, [{ name: "Ayanda Dube", room: "12" }]);
    const made = await createPassengerLink(team, { reference });
    const token = made.ok ? (made.value.link?.address.split("list=")[1] ?? "") : "";
    const isTeam = who === "our team";
    const answers = await importEach(
      isTeam ? team : asPerson(visitor, await anAccount(visitor), []),
      <OpenedList source={isTeam ? { reference, code: null } : { token }} />,
      {
        "one that changes and one that is new": ["Name,Phone,Room", "Ayanda Dube,082 555 0101,14", "Bongani Zulu,,"],
        "the same again": ["Name,Phone", "Ayanda Dube,082 555 0101", "Bongani Zulu,"],
        "a line that is wrong": ["Name,Wheelchair", "Ayanda Dube,perhaps"],
        "more than are booked": ["Name", "Ayanda Dube", "Bongani Zulu", "Carmen Adams"],
        "no names": ["Phone", "082"],
        "one who is gone": ["Name,Room", "Ayanda Dube,15"],
      },
    );
    expect(answers).toEqual({
      "one that changes and one that is new": "taken",
      "the same again": nothingToImport,
      "a line that is wrong": linesToCorrect,
      "more than are booked":
        "That makes 3 passengers, and 2 are booked. Change the booking first, or remove a name from the file.",
      "no names": "This file has no column for the name. Call it “Name”.",
      "one who is gone": "taken",
    });
    const list = await readPassengerList(team, { reference });
    expect(list).toMatchObject({ value: { passengers: [{ name: "Ayanda Dube", phone: "082 555 0101", room: "15" }] } });
    expect(list.ok && list.value.passengers).toHaveLength(1);
  }),
);

/** The dialog over a list, as the card and the page of the link open it. */
function OpenedList({ source }: { source: ListSource }) {
  const actions = usePassengerList(source);
  return actions.list ? <FileDialog list={actions.list} actions={actions} onClose={() => {}} /> : null;
}
