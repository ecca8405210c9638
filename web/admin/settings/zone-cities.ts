/** Additional cities and names by which a time zone can be found, because the IANA database lacks them. */
export const timeZoneCities: Readonly<Record<string, string>> = {
  'Africa/Casablanca': 'Rabat, Marrakesh, Fes',
  'Africa/Johannesburg': 'Cape Town, Durban, Pretoria, Stellenbosch',
  'Africa/Lagos': 'Abuja, Ibadan, Kano',
  'Africa/Nairobi': 'Mombasa, Kisumu',
  'America/Bogota': 'Medellín, Cali',
  'America/Chicago':
    'Houston, Dallas, Austin, San Antonio, Minneapolis, Saint Paul, St. Louis, New Orleans, Nashville, Milwaukee, Madison, Rochester Minnesota, Kansas City, Memphis',
  'America/Denver': 'Salt Lake City, Boulder, Albuquerque',
  'America/Los_Angeles':
    'San Francisco, San Diego, Seattle, Portland, Las Vegas, Sacramento, San Jose, Berkeley, Stanford, Palo Alto, Oakland, Irvine',
  'America/Mexico_City': 'Guadalajara, Puebla, Ciudad de México',
  'America/New_York':
    'Boston, Cambridge Massachusetts, Philadelphia, Washington, Baltimore, Atlanta, Miami, Pittsburgh, Cleveland, Columbus, Charlotte, Durham, Orlando, Tampa, Ann Arbor, New Haven, Ithaca, Princeton, Providence, Buffalo',
  'America/Sao_Paulo': 'Rio de Janeiro, Brasília, Campinas, Curitiba, Belo Horizonte, Porto Alegre',
  'America/Toronto': 'Montreal, Montréal, Ottawa, Quebec City, Waterloo, Kingston, London Ontario',
  'America/Vancouver': 'Victoria',
  'America/Edmonton': 'Calgary',
  'America/Argentina/Buenos_Aires': 'La Plata, Rosario',
  'America/Phoenix': 'Tucson, Scottsdale',
  'Asia/Calcutta':
    'Kolkata, Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad, Pune, Ahmedabad, Kanpur, Jaipur',
  'Asia/Dubai': 'Abu Dhabi, Sharjah',
  'Asia/Hong_Kong': 'Kowloon',
  'Asia/Jakarta': 'Bandung, Yogyakarta',
  'Asia/Jerusalem': 'Tel Aviv, Haifa, Rehovot, Beersheba',
  'Asia/Karachi': 'Lahore, Islamabad, Rawalpindi',
  'Asia/Katmandu': 'Kathmandu, Pokhara',
  'Asia/Kuala_Lumpur': 'Penang, George Town',
  'Asia/Rangoon': 'Yangon, Mandalay',
  'Asia/Riyadh': 'Jeddah, Mecca, Medina, Thuwal, Dhahran',
  'Asia/Saigon': 'Ho Chi Minh City, Hanoi, Da Nang',
  'Asia/Seoul': 'Busan, Daejeon, Incheon, Daegu, Pohang',
  'Asia/Shanghai':
    'Beijing, Guangzhou, Shenzhen, Wuhan, Chengdu, Hangzhou, Nanjing, Tianjin, Chongqing, Xi’an, Suzhou, Hefei',
  'Asia/Taipei': 'Hsinchu, Taichung, Tainan, Kaohsiung',
  'Asia/Tashkent': 'Samarkand City',
  'Asia/Tehran': 'Isfahan, Shiraz, Mashhad, Tabriz',
  'Asia/Tokyo':
    'Osaka, Kyoto, Nagoya, Sapporo, Fukuoka, Sendai, Yokohama, Kobe, Hiroshima, Tsukuba',
  'Atlantic/Canary': 'Las Palmas, Tenerife',
  'Australia/Sydney': 'Canberra, Newcastle, Wollongong',
  'Australia/Brisbane': 'Gold Coast',
  'Australia/Melbourne': 'Geelong',
  'Europe/Amsterdam':
    'Rotterdam, The Hague, Den Haag, Utrecht, Eindhoven, Groningen, Leiden, Delft, Nijmegen, Maastricht, Enschede, Wageningen',
  'Europe/Athens': 'Thessaloniki, Patras, Heraklion',
  'Europe/Berlin':
    'Munich, München, Hamburg, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Hanover, Hannover, Nuremberg, Nürnberg, Bremen, Bonn, Heidelberg, Tübingen, Freiburg, Göttingen, Aachen, Mannheim, Karlsruhe, Darmstadt, Mainz, Münster, Jena, Würzburg, Erlangen, Regensburg, Ulm, Kiel, Lübeck, Rostock, Greifswald, Magdeburg, Halle, Potsdam, Kassel, Marburg, Giessen, Gießen, Konstanz, Augsburg, Essen, Dortmund, Bochum, Bielefeld, Oldenburg, Saarbrücken, Erfurt, Chemnitz',
  'Europe/Brussels': 'Antwerp, Ghent, Gent, Leuven, Liège, Bruges, Namur, Bruxelles',
  'Europe/Bucharest': 'Cluj-Napoca, Cluj, Iași, Timișoara, București',
  'Europe/Budapest': 'Szeged, Debrecen, Pécs',
  'Europe/Copenhagen': 'Aarhus, Odense, Aalborg, Lyngby, København',
  'Europe/Dublin': 'Cork, Galway, Limerick',
  'Europe/Helsinki': 'Espoo, Tampere, Turku, Oulu, Kuopio',
  'Europe/Istanbul': 'Ankara, Izmir',
  'Europe/Kiev': 'Kyiv, Lviv, Kharkiv, Odesa',
  'Europe/Lisbon': 'Porto, Coimbra, Braga, Lisboa',
  'Europe/London':
    'Oxford, Cambridge, Edinburgh, Glasgow, Manchester, Birmingham, Bristol, Leeds, Liverpool, Sheffield, Newcastle upon Tyne, Nottingham, Southampton, Cardiff, Belfast, Aberdeen, Dundee, St Andrews, York, Exeter, Warwick, Coventry',
  'Europe/Luxembourg': 'Esch-sur-Alzette',
  'Europe/Madrid':
    'Barcelona, Valencia, Seville, Sevilla, Bilbao, Zaragoza, Málaga, Granada, Salamanca, San Sebastián, Santiago de Compostela',
  'Europe/Moscow': 'Saint Petersburg, St Petersburg',
  'Europe/Oslo': 'Bergen, Trondheim, Stavanger, Tromsø',
  'Europe/Paris':
    'Lyon, Marseille, Toulouse, Bordeaux, Lille, Strasbourg, Nice, Nantes, Montpellier, Grenoble, Rennes, Saclay, Nancy, Dijon',
  'Europe/Prague': 'Brno, Ostrava, Plzeň, Praha',
  'Europe/Rome':
    'Milan, Milano, Turin, Torino, Naples, Napoli, Bologna, Florence, Firenze, Padua, Padova, Pisa, Genoa, Genova, Trento, Trieste, Palermo, Pavia, Venice, Roma',
  'Europe/Stockholm': 'Gothenburg, Göteborg, Uppsala, Lund, Malmö, Linköping, Umeå, Örebro, Solna',
  'Europe/Vienna': 'Graz, Innsbruck, Linz, Salzburg, Klagenfurt, Wien',
  'Europe/Warsaw':
    'Kraków, Krakow, Wrocław, Wroclaw, Gdańsk, Gdansk, Poznań, Poznan, Łódź, Lodz, Warszawa',
  'Europe/Zagreb': 'Split, Rijeka',
  'Europe/Zurich':
    'Basel, Bern, Geneva, Genève, Genf, Lausanne, Lugano, St. Gallen, Winterthur, Lucerne, Luzern, Fribourg, Neuchâtel, Davos',
  'Pacific/Auckland': 'Wellington, Christchurch, Dunedin, Hamilton',
  'Pacific/Honolulu': 'Hawaii',
}
