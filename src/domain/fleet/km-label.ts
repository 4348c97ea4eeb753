/** 128 400 km, with a non-breaking space. */
export const kmLabel = (km: number): string => `${String(km).replace(/\B(?=(\d{3})+$)/g, "\u00a0")}\u00a0km`;
