/** Takes the free room of a row, so that what follows stands at its end. */
export const Spacer = () => <span style={{ flex: 1 }} />;
