import { type DemoCompany, demoCompany } from "#db/seed/demo-company.ts";

const made = new Map<number, DemoCompany>();

/** The demo company on a given day, built once per worker because it takes a second. Tests must not change it. */
export function demoCompanyOn(moment: Date | string): DemoCompany {
  const key = new Date(moment).getTime();
  const company = made.get(key) ?? unchanging(demoCompany(new Date(key)));
  made.set(key, company);
  return company;
}

function unchanging<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) unchanging(part);
  return Object.freeze(value);
}
