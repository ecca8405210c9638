/** Texts that themes and systems bring, and that groups often leave as they are. */
const themeTexts: readonly RegExp[] = [
  /^blank$/i,
  /^(?:you(?: r\.)?|your) (?:lab ?)?name$/i,
  /^your (?:awesome title|lab|site|name)$/i,
  /^by the greene lab$/i,
  /^an easy-to-use, flexible website template for labs/i,
  /^a simple, whitespace theme for academics/i,
  /^(?:starter |start )?(?:hugo|wowchemy|academic)(?: (?:academic|research group|cv|site|theme))?$/i,
  /^my (?:new )?(?:hugo |jekyll )?(?:web)?site$/i,
  /^(?:just another wordpress site|my blog)$/i,
  /^write an awesome description for your new site/i,
  /^jekyll, ?jekyll-theme, ?academic-website/i,
  /^(?:write your biography here|put your address \/ p\.?o\.? box|link to your social media connections)/i,
  /^(?:use this area to speak to your mission|please reach out to collaborate|lorem ipsum)/i,
  /^i apply a range of qualitative and quantitative methods to comprehensively investigate/i,
  /^(?:lab website template is an easy-to-use|spend less time worrying about managing a website)/i,
  /^(?:555 your office number|123 your address street|your city, state 12345)/i,
  /^\+?(?:1[ -])?\(?555\)?[ -]867-5309$/,
  /^affiliations\. address\. contacts/i,
  /powered by .{0,100}(?:jekyll|hugo|wowchemy|hugoblox|al-folio|wordpress|squarespace)/i,
]

export const isThemeText = (text: string): boolean => themeTexts.some((shape) => shape.test(text))

/** Whether an e-mail address is a placeholder. No mail server accepts mail for the domains of examples. */
export const isPlaceholderEmail = (address: string): boolean =>
  /@(?:[\w-]{1,63}\.){0,8}example\.(?:com|org|net)$/i.test(address) ||
  /^(?:your?|name|test)(?:[._-]?e?mail|[._-]?name)?@/i.test(address)
