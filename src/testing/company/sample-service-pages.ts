import { serviceRows } from "#db/seed/catalogue/service-rows.ts";
import { type StoredService, serviceRecordOf } from "#domain/catalogue/service-record.ts";
import { serviceCardOf } from "#features/content/server/services-in-brief.ts";

/** The services of every company as their pages read them. */
export const sampleServices = serviceRows(new Date(0)).map((row) => serviceRecordOf(row as StoredService));

export const sampleServiceCards = sampleServices.map(serviceCardOf);
