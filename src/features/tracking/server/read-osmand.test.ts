import { describe, expect, test } from "vitest";
import { readFields, readMessage } from "./read-osmand.ts";

const now = new Date("2026-11-20T10:00:00Z");
const fields = (text: string) => readFields(new URLSearchParams(text), now);

describe("the format of OsmAnd", () => {
  test("one position with all its data; knots become kilometres an hour", () => {
    expect(
      fields(
        "id=ABCD&lat=-33.92491234&lon=18.4241&timestamp=1795166400&speed=10&bearing=359.6&accuracy=8.04&batt=79.6",
      ),
    ).toEqual({
      token: "ABCD",
      fixes: [
        {
          key: "0",
          takenAt: new Date("2026-11-20T09:20:00Z"),
          latitude: -33.924912,
          longitude: 18.4241,
          accuracyM: 8,
          speedKmh: 18.5,
          heading: 0,
          battery: 80,
        },
      ],
    });
  });

  test("the same with alternative names, and with the minimum", () => {
    expect(fields("deviceid=ABCD&location=-33.9,18.4&heading=90")).toEqual({
      token: "ABCD",
      fixes: [
        {
          key: "0",
          takenAt: now,
          latitude: -33.9,
          longitude: 18.4,
          accuracyM: null,
          speedKmh: null,
          heading: 90,
          battery: null,
        },
      ],
    });
  });

  test.each([
    ["1795166400", "2026-11-20T09:20:00.000Z"],
    ["1795166400123", "2026-11-20T09:20:00.123Z"],
    ["2026-11-20T11:20:00+02:00", "2026-11-20T09:20:00.000Z"],
    ["2026-11-20 09:20:00", "2026-11-20T09:20:00.000Z"],
  ])("the time %s", (timestamp, moment) => {
    const query = new URLSearchParams({ id: "A", lat: "-33", lon: "18", timestamp });
    expect(readFields(query, now)?.fixes[0]?.takenAt.toISOString()).toBe(moment);
  });

  test.each([
    "lat=-33&lon=18",
    "id=A&lat=-33",
    "id=A&lat=north&lon=18",
    "id=A&lat=-33&lon=18&timestamp=yesterday",
    `id=${"A".repeat(65)}&lat=-33&lon=18`,
    "",
  ])("unreadable: %s", (text) => {
    expect(fields(text)).toBeUndefined();
  });

  test("impossible receiver values are left out", () => {
    const [fix] = fields("id=A&lat=-33&lon=18&speed=-1&bearing=-1&accuracy=-1&batt=-1")?.fixes ?? [];
    expect(fix).toMatchObject({ speedKmh: null, heading: null, accuracyM: null, battery: null });
  });
});

describe("the format of Traccar Client", () => {
  const location = {
    timestamp: "2026-11-20T09:20:00.000Z",
    coords: { latitude: -33.9, longitude: 18.4, accuracy: 5, speed: 10, heading: 90.2, altitude: 12 },
    battery: { level: 0.42, is_charging: false },
    is_moving: true,
  };

  test("one position; metres a second become kilometres an hour", () => {
    expect(readMessage({ device_id: "ABCD", location }, now)).toEqual({
      token: "ABCD",
      fixes: [
        {
          key: "0",
          takenAt: new Date("2026-11-20T09:20:00Z"),
          latitude: -33.9,
          longitude: 18.4,
          accuracyM: 5,
          speedKmh: 36,
          heading: 90,
          battery: 42,
        },
      ],
    });
  });

  test("several at once, each under its own key", () => {
    const unknown = { ...location, coords: { ...location.coords, speed: -1, heading: -1 }, battery: null };
    const report = readMessage({ device_id: 123456, location: [location, unknown] }, now);
    expect(report?.token).toBe("123456");
    expect(report?.fixes.map(({ key }) => key)).toEqual(["0", "1"]);
    expect(report?.fixes[1]).toMatchObject({ speedKmh: null, heading: null, battery: null });
  });

  test.each([
    [null],
    [{}],
    [{ device_id: "A" }],
    [{ device_id: "A", location: { coords: {} } }],
    [{ device_id: "", location }],
  ])("unreadable", (json) => {
    expect(readMessage(json, now)).toBeUndefined();
  });
});
