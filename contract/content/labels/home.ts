export const homeLabels = {
  name: 'homeLabels',
  defaults: {
    wall: { label: 'Pictures from our work', pause: 'Pause pictures', play: 'Move pictures' },
    members: { pause: 'Pause logos', play: 'Move logos', unnamed: 'Member' },
    about: 'about {title}',
    film: { pause: 'Pause film', play: 'Play film' },
  },
}
