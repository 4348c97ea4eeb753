/** A number of the Companies and Intellectual Property Commission: year, number and kind of company, 2015/276640/07. */
export const isCompanyRegistration = (text: string): boolean => /^(18|19|20)\d{2}\/\d{6}\/\d{2}$/.test(text);

/** Ten figures, the first a 4, as the revenue service gives them. */
export const isVatNumber = (text: string): boolean => /^4\d{9}$/.test(text);
