const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The place of the sun: its height above the horizon and its direction from north, in degrees; exact to about one. */
export function sunAt(moment: Date, { lat, lng }: { readonly lat: number; readonly lng: number }) {
  const days = moment.getTime() / 86_400_000 - 10_957.5;
  const meanLongitude = radians(280.46 + 0.985_647_4 * days);
  const anomaly = radians(357.528 + 0.985_600_3 * days);
  const longitude = meanLongitude + radians(1.915) * Math.sin(anomaly) + radians(0.02) * Math.sin(2 * anomaly);
  const tilt = radians(23.439);
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const sidereal = radians(280.460_618_37 + 360.985_647_366_29 * days + lng);
  const hour = sidereal - ascension;
  const height = Math.asin(
    Math.sin(radians(lat)) * Math.sin(declination) + Math.cos(radians(lat)) * Math.cos(declination) * Math.cos(hour),
  );
  const direction = Math.atan2(
    -Math.sin(hour),
    Math.tan(declination) * Math.cos(radians(lat)) - Math.sin(radians(lat)) * Math.cos(hour),
  );
  return { height: degrees(height), direction: (degrees(direction) + 360) % 360 };
}
