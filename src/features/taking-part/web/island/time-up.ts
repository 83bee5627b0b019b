/** The event at a form whose time is up: what stands in its fields is sent now or not at all. */
export const TIME_UP = 'time-up';
