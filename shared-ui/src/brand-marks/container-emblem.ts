/** CONTAINER: a container on its hoist, in a box of 48 around 0,0. */
export const containerEmblem = (ink: string, ground: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="0" cy="-18" r="3.4"/><path d="M0-14.4V-11M0-11-17-2M0-11 17-2"/></g><path d="M-20-2h40v20h-40z" fill="${ink}"/><g stroke="${ground}" stroke-width="2.1"><path d="M-14 2.4v11.2M-8.4 2.4v11.2M-2.8 2.4v11.2M2.8 2.4v11.2M8.4 2.4v11.2M14 2.4v11.2"/></g>`;
