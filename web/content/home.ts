/** The words of the home page that are part of its controls. */
export const home = {
  wall: { label: 'Pictures from our work', pause: 'Pause pictures', play: 'Move pictures' },
  members: { pause: 'Pause logos', play: 'Move logos', unnamed: 'Member' },
  about: (title: string) => `about ${title}`,
  film: { pause: 'Pause film', play: 'Play film' },
}
