import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { call, contract } from "#platform/contract.ts";
import { optionalTextField, slugField, textField, versionField } from "#platform/wire.ts";
import { pictureGone, uploadedPicture } from "../picture-contract.ts";

const editors = rolesThatMay("change_tariffs");
const states = ["on_sale", "paused", "ended"] as const;

/** A class as visitors and every screen know it; with its engine’s names, as a tariff has. */
export const shownClass = z.object({
  id: slugField(),
  name: z.string(),
  fewest: z.int(),
  /** Null if there is no upper limit. */
  most: z.nullable(z.int()),
  bags: z.int(),
  comfort: z.int(),
  grade: z.string(),
  is_base: z.boolean(),
  drawing: z.enum(vehicleDrawings),
  state: z.enum(states),
});
export type ShownClass = z.output<typeof shownClass>;

const whole = (least: number, most: number) =>
  z
    .int("Enter a whole number")
    .check(z.minimum(least, `Enter ${least} or more`), z.maximum(most, `Enter ${most} or less`));

const facts = {
  name: textField("Enter a name", 40),
  plural: optionalTextField(40),
  fewest: whole(1, 200),
  most: z._default(z.nullable(whole(1, 200)), null),
  bags: whole(0, 200),
  bags_text: optionalTextField(60),
  pulls_trailer: z._default(z.boolean(), false),
  comfort: whole(1, 9),
  grade: textField("Enter a name for this comfort, such as Standard", 40),
  inside: optionalTextField(120),
  description: optionalTextField(300),
  drawing: z._default(z.enum(vehicleDrawings, "Choose a drawing"), "sedan"),
  pictures: z._default(z.readonly(z.array(uploadedPicture).check(z.maxLength(8, "At most 8 pictures"))), []),
};

export const classForm = z.object(facts).check(
  z.refine(({ fewest, most }) => most === null || fewest <= most, {
    path: ["most"],
    message: "Enter at least as many as the smallest party",
  }),
);
export type ClassForm = z.output<typeof classForm>;

/** A class with all that is kept of it. */
export const classRecord = z.object({
  ...facts,
  id: slugField(),
  version: z.int(),
  is_base: z.boolean(),
  state: z.enum(states),
  /** Vehicles of it that are not retired, and open bookings that need one. */
  vehicles: z.int(),
  open_bookings: z.int(),
  /** The prices that the tariff in force, or one to come, lacks for it: it can’t be sold before they are there. */
  missing_prices: z.array(z.string()),
  saved_at: z.iso.datetime(),
  saved_by: z.nullable(z.string()),
});
export type ClassRecord = z.output<typeof classRecord>;

const changing = {
  not_found: "We couldn’t find that class.",
  changed_meanwhile: "Someone has just changed this class.",
};
const naming = {
  name_taken: "Another class has this name.",
  other_grade: "This comfort has another name already. Use the same one, or another number.",
};

export const vehicleClassesContract = contract({
  vehicleClasses: call({
    summary: "Lists the vehicle classes that the company sells or sold, in its order.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: z.object({ classes: z.array(shownClass) }),
  }),
  listClassRecords: call({
    summary: "Lists the vehicle classes with their texts, and what each still needs before it can be sold.",
    access: editors,
    effect: "reads",
    input: z.object({}),
    output: z.object({ classes: z.array(classRecord) }),
  }),
  addVehicleClass: call({
    summary: "Adds a vehicle class. It is paused until it has prices.",
    access: editors,
    effect: "creates",
    input: classForm,
    output: z.object({ id: slugField() }),
    refusals: { ...naming, picture_gone: pictureGone, too_many: "A company has at most 40 vehicle classes." },
  }),
  editVehicleClass: call({
    summary: "Changes the facts of a vehicle class. Bookings keep their price.",
    access: editors,
    effect: "changes",
    input: z.object({ id: slugField(), version: versionField, facts: classForm }),
    output: z.object({ version: z.int() }),
    refusals: { ...changing, ...naming, picture_gone: pictureGone },
  }),
  moveVehicleClass: call({
    summary: "Puts a vehicle class on sale, pauses it or ends it.",
    access: editors,
    effect: "changes",
    input: z.object({ id: slugField(), version: versionField, state: z.enum(states) }),
    output: z.object({ version: z.int() }),
    refusals: {
      ...changing,
      no_price: "The tariff, or one that is to come, has no price for this class yet.",
      is_base: "Prices of tours and routes are agreed for this class, so it stays on sale.",
      still_used: "Vehicles are still in this class, or open bookings need it.",
    },
  }),
  orderVehicleClasses: call({
    summary: "Sets the order in which vehicle classes are listed.",
    access: editors,
    effect: "changes",
    input: z.object({ ids: z.array(slugField()).check(z.maxLength(40)) }),
    output: z.object({}),
    refusals: { changed_meanwhile: "The list has changed. Open it again." },
  }),
  classVersions: call({
    summary: "Lists every version of a vehicle class, the latest first.",
    access: editors,
    effect: "reads",
    input: z.object({ id: slugField() }),
    output: z.object({
      versions: z.array(
        z.object({
          version: z.int(),
          saved_at: z.iso.datetime(),
          saved_by: z.nullable(z.string()),
          changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
    }),
  }),
});
