type Point = { readonly latitude: number; readonly longitude: number };

/** As read out on the phone or typed into any map: accurate to about a metre. */
export const pointText = ({ latitude, longitude }: Point): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
