/** Where the server's time comes from; a test hands in its own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
